import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import {
  CurrentKey,
  CurrentPrincipal,
  KeyAccess,
  type Principal,
  type UsedKey,
} from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ReadUsage } from '../../limits/index.js';
import { byKey } from '../key-month.js';
import { KeyUsage } from '../key-usage.queries.js';
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

class UsageOfThisKey {
  @ApiProperty({ type: 'integer', description: 'Consultas de hoje que trouxeram dados.', example: 4 })
  hoje!: number;

  @ApiProperty({ type: 'integer', description: 'As do mês.', example: 120 })
  mes!: number;
}

class UsageData {
  @ApiProperty({ type: () => UsageOfToday })
  hoje!: UsageOfToday;

  @ApiProperty({ type: () => UsageOfMonth })
  mes!: UsageOfMonth;

  @ApiProperty({ type: () => UsageOfThisKey, description: 'Só o que foi feito com esta chave.' })
  chave!: UsageOfThisKey;
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
    private readonly keys: KeyUsage,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'v1GetUsage',
    summary: 'O uso da conta, hoje e no mês',
    description: 'Só contam as consultas que trouxeram dados. O dia é o de Brasília. Qualquer chave pode perguntar.',
  })
  @ApiOkResponse({ type: V1UsageAnswer, description: 'O uso da conta.' })
  @ApiErrors()
  async read(@CurrentPrincipal() { accountId }: Principal, @CurrentKey() { id }: UsedKey): Promise<V1UsageAnswer> {
    const today = dayInBrazil(this.clock.now());
    const [{ used, limit, renewsAt, byType }, mes, rows] = await Promise.all([
      this.usage.execute(accountId),
      this.months.execute(accountId),
      this.keys.since(accountId, `${today.slice(0, 7)}-01`),
    ]);
    const restantes = Math.max(0, limit - used);
    const hoje = { usadas: used, limite: limit, restantes, renovaEm: renewsAt.toISOString(), porTipo: { ...byType } };
    const own = byKey(rows, today).find((key) => key.id === id);
    return { data: { hoje, mes, chave: { hoje: own?.hoje ?? 0, mes: own?.mes ?? 0 } } };
  }
}
