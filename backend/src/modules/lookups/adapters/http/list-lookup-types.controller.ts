import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Access } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { LOOKUP_STATES, LookupKinds, type LookupState } from '../../application/lookup-kinds.port.js';

class LookupTypeState {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  type!: LookupType;

  @ApiProperty({
    enum: LOOKUP_STATES,
    enumName: 'LookupState',
    example: 'ativo',
    description: 'Em manutenção não há fonte ligada; instável, nenhuma das ligadas responde neste momento.',
  })
  state!: LookupState;
}

@ApiTags('Público')
@Access('public')
@Controller('api/lookup-types')
export class ListLookupTypesController {
  constructor(private readonly kinds: LookupKinds) {}

  @Get()
  @ApiOperation({ operationId: 'listLookupTypes', summary: 'Os tipos de consulta e o estado de cada um' })
  @ApiOkResponse({ type: LookupTypeState, isArray: true })
  @ApiErrors({})
  list(): LookupTypeState[] {
    return LOOKUP_TYPES.map((type) => ({ type, state: this.kinds.stateOf(type) }));
  }
}
