import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../../platform/http/access.js';
import { LookupsConfig, LookupsSettings } from '../../../lookups.config.js';

export class RetentionPeriodsAnswer {
  @ApiProperty({
    type: 'integer',
    description: 'Dias em que o resultado de uma consulta fica no histórico.',
    example: 90,
  })
  resultDays!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Dias, depois do fim de um pedido de titular, em que ficam os dados de quem pediu.',
    example: 180,
  })
  requestDays!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Segundos em que a mesma conta recebe a mesma resposta sem nova pergunta à fonte.',
    example: 60,
  })
  sameAnswerSeconds!: number;
}

@ApiTags('Público')
@Access('public')
@Controller('api/public/privacy')
export class RetentionPeriodsController {
  constructor(
    private readonly config: LookupsConfig,
    private readonly settings: LookupsSettings,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getRetentionPeriods',
    summary: 'Os prazos que o aviso de privacidade diz',
    description: 'Vêm da configuração em vigor, para que o texto diga o que o produto faz.',
  })
  @ApiOkResponse({ type: RetentionPeriodsAnswer })
  read(): RetentionPeriodsAnswer {
    return {
      resultDays: this.settings.inForce('HISTORY_RETENTION_DAYS'),
      requestDays: this.settings.inForce('PRIVACY_REQUEST_RETENTION_DAYS'),
      sameAnswerSeconds: this.config.ANSWER_CACHE_SECONDS,
    };
  }
}
