import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, PLANS, type PlanId } from '../../../kernel/plans.js';
import { Access } from '../../../platform/http/access.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BillingSettings } from './billing-settings.config.js';

export class PlanAnswer {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  id!: PlanId;

  @ApiProperty({ example: 'Prata' })
  name!: string;

  @ApiProperty({ description: 'Dias de acesso.', example: 15 })
  duration!: number;

  @ApiProperty({ description: 'Preço em reais.', example: 25 })
  price!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Consultas por dia que trazem dados; as outras não contam.',
    example: 300,
  })
  dailyLookups!: number;

  @ApiProperty({ type: [String], example: ['Todos os tipos de consulta'] })
  features!: string[];

  @ApiProperty({ description: 'O mais escolhido.' })
  popular!: boolean;
}

export class PlansAnswer extends SuccessAnswer {
  @ApiProperty({ type: [PlanAnswer] })
  plans!: PlanAnswer[];
}

@ApiTags('Planos e pagamentos')
@Controller('api/plans')
export class ListPlansController {
  constructor(private readonly settings: BillingSettings) {}

  @Get()
  @Access('public')
  @ApiOperation({ operationId: 'listPlans', summary: 'Planos à venda' })
  @ApiOkResponse({ type: PlansAnswer })
  list(): PlansAnswer {
    return {
      success: true,
      plans: PLANS.map(({ id, name, days, priceCents, features, popular }) => ({
        id,
        name,
        duration: days,
        price: centsToReais(priceCents),
        dailyLookups: this.settings.dailyLookups(id),
        features: [...features],
        popular,
      })),
    };
  }
}
