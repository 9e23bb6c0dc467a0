import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, KeyAccess, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadUsage } from '../../limits/index.js';
import { ReadMonth } from '../read-month.js';

const BY_TYPE = { type: 'object', additionalProperties: { type: 'integer' } } as const;

class UsageOfToday {
  @ApiProperty({ type: 'integer', description: 'Consultas de hoje que trouxeram dados.', example: 12 })
  usadas!: number;

  @ApiProperty({ type: 'integer', description: 'Consultas por dia que o plano permite.', example: 300 })
  limite!: number;

  @ApiProperty({ type: 'integer', example: 288 })
  restantes!: number;

  @ApiProperty({ format: 'date-time', description: 'Meia-noite em Brasília.', example: '2026-11-22T03:00:00.000Z' })
  renovaEm!: string;

  @ApiProperty({ ...BY_TYPE, description: 'As que estão no histórico, por tipo.', example: { cpf: 9, cnpj: 3 } })
  porTipo!: Record<string, number>;
}

class UsageOfMonth {
  @ApiProperty({ format: 'date', description: 'O primeiro dia do mês, em Brasília.', example: '2026-11-01' })
  desde!: string;

  @ApiProperty({ type: 'integer', description: 'Consultas do mês que trouxeram dados.', example: 240 })
  usadas!: number;

  @ApiProperty({ type: 'integer', description: 'As outras, que nada contam.', example: 31 })
  semDados!: number;

  @ApiProperty({ ...BY_TYPE, description: 'As que trouxeram dados, por tipo.', example: { cpf: 180, cnpj: 60 } })
  porTipo!: Record<string, number>;
}

class UsageData {
  @ApiProperty({ type: () => UsageOfToday })
  hoje!: UsageOfToday;

  @ApiProperty({ type: () => UsageOfMonth })
  mes!: UsageOfMonth;
}

export class V1UsageAnswer {
  @ApiProperty({ type: () => UsageData })
  data!: UsageData;
}

@ApiTags('Uso')
@KeyAccess()
@Controller('v1/usage')
export class V1UsageController {
  constructor(
    private readonly usage: ReadUsage,
    private readonly months: ReadMonth,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'v1GetUsage',
    summary: 'O uso da conta, hoje e no mês',
    description: 'Só contam as consultas que trouxeram dados. O dia é o de Brasília. Qualquer chave pode perguntar.',
  })
  @ApiOkResponse({ type: V1UsageAnswer, description: 'O uso da conta.' })
  @ApiErrors()
  async read(@CurrentPrincipal() { accountId }: Principal): Promise<V1UsageAnswer> {
    const [{ used, limit, renewsAt, byType }, mes] = await Promise.all([
      this.usage.execute(accountId),
      this.months.execute(accountId),
    ]);
    const restantes = Math.max(0, limit - used);
    const hoje = { usadas: used, limite: limit, restantes, renovaEm: renewsAt.toISOString(), porTipo: { ...byType } };
    return { data: { hoje, mes } };
  }
}
