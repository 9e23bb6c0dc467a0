import { Get } from '@nestjs/common';
import { dayInBrazil, firstOfMonth } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AccountId, CurrentKey, type UsedKey } from '../../../../platform/http/access.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, KeyController } from '../../../../platform/http/route.decorators.js';
import { ReadUsage } from '../../limits/index.js';
import { byKey } from '../key-month.js';
import { KeyUsage } from '../key-usage.queries.js';

class UsageOfToday extends AnswerOf({
  usadas: t.integer('Consultas de hoje que trouxeram dados.', { example: 12 }),
  limite: t.integer('Consultas por dia que o plano permite.', { example: 300 }),
  restantes: t.integer({ example: 288 }),
  renovaEm: t.dateTime('Meia-noite em Brasília.', { example: '2026-11-22T03:00:00.000Z' }),
  porTipo: t.counts('As que estão no histórico, por tipo.', { example: { cpf: 9, cnpj: 3 } }),
}) {}

class UsageOfMonth extends AnswerOf({
  desde: t.string('O primeiro dia do mês, em Brasília.', { format: 'date', example: '2026-11-01' }),
  usadas: t.integer('Consultas do mês que trouxeram dados.', { example: 240 }),
  semDados: t.integer('As do histórico que não trouxeram dados e não são descontadas.', { example: 31 }),
  porTipo: t.counts('As que estão no histórico, por tipo.', { example: { cpf: 180, cnpj: 60 } }),
}) {}

class UsageOfThisKey extends AnswerOf({
  hoje: t.integer('Consultas de hoje que trouxeram dados.', { example: 4 }),
  mes: t.integer('As do mês.', { example: 120 }),
}) {}

class UsageData extends AnswerOf({
  hoje: t.one(UsageOfToday),
  mes: t.one(UsageOfMonth),
  chave: t.one(UsageOfThisKey, 'Só o que foi feito com esta chave.'),
}) {}

export class V1UsageAnswer extends AnswerOf({ data: t.one(UsageData) }) {}

@KeyController('Uso', 'v1/usage')
export class V1UsageController {
  constructor(
    private readonly usage: ReadUsage,
    private readonly keys: KeyUsage,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(V1UsageAnswer, 'O uso da conta, hoje e no mês', {
    description:
      'Só contam as consultas que trouxeram dados; uma resposta repetida (`emCache`) não conta. As de `/v1/companies` não ficam no histórico. O dia é o de Brasília. Qualquer chave pode perguntar.',
    told: 'O uso da conta.',
  })
  @ApiErrors()
  async v1GetUsage(@AccountId() accountId: string, @CurrentKey() { id }: UsedKey): Promise<V1UsageAnswer> {
    const today = dayInBrazil(this.clock.now());
    const [{ used, limit, renewsAt, byType }, mes, rows] = await Promise.all([
      this.usage.execute(accountId),
      this.usage.month(accountId),
      this.keys.since(accountId, firstOfMonth(today)),
    ]);
    const restantes = Math.max(0, limit - used);
    const hoje = { usadas: used, limite: limit, restantes, renovaEm: renewsAt, porTipo: { ...byType } };
    const own = byKey(rows, today).find((key) => key.id === id);
    return { data: { hoje, mes, chave: { hoje: own?.hoje ?? 0, mes: own?.mes ?? 0 } } };
  }
}
