import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { KeyAccess } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { LookupStates, SERVICE_STATES, type ServiceState } from '../../sources/index.js';

class TypeStatus {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  tipo!: LookupType;

  @ApiProperty({ enum: SERVICE_STATES, enumName: 'ServiceState', example: 'operacional' })
  estado!: ServiceState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Desde quando.', example: null })
  desde!: string | null;
}

class StatusData {
  @ApiProperty({ type: () => [TypeStatus] })
  consultas!: TypeStatus[];
}

export class V1StatusAnswer {
  @ApiProperty({ type: () => StatusData })
  data!: StatusData;
}

@ApiTags('Serviço')
@KeyAccess()
@Controller('v1/status')
export class V1StatusController {
  constructor(private readonly states: LookupStates) {}

  @Get()
  @ApiOperation({
    operationId: 'v1GetStatus',
    summary: 'Como está cada tipo de consulta agora',
    description: 'Qualquer chave pode perguntar; serve também para conferir se uma chave vale.',
  })
  @ApiOkResponse({ type: V1StatusAnswer, description: 'O estado de cada tipo.' })
  @ApiErrors()
  async read(): Promise<V1StatusAnswer> {
    const consultas = await Promise.all(
      LOOKUP_TYPES.map(async (tipo) => {
        const { state, since } = await this.states.of(tipo);
        return { tipo, estado: state, desde: since?.toISOString() ?? null };
      }),
    );
    return { data: { consultas } };
  }
}
