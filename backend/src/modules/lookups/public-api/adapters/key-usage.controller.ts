import { Get } from '@nestjs/common';
import { dayInBrazil, firstOfMonth } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AccountId } from '../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { byDay, byKey } from '../key-month.js';
import { KeyUsage } from '../key-usage.queries.js';

class ApiKeyUsage extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  hoje: t.integer('Consultas de hoje que trouxeram dados.', { example: 4 }),
  mes: t.integer('As do mês.', { example: 120 }),
  semDados: t.integer('As outras do mês, que não são descontadas.', { example: 9 }),
  porTipo: t.counts('As do mês que trouxeram dados, por tipo; as de empresas estão em `cnpj`.', {
    example: { cpf: 90, cnpj: 30 },
  }),
}) {}

class ApiKeysDay extends AnswerOf({
  dia: t.string({ format: 'date', example: '2026-11-21' }),
  comDados: t.integer({ example: 4 }),
  semDados: t.integer({ example: 1 }),
}) {}

export class ApiKeyUsageAnswer extends AnswerOf(SuccessAnswer, {
  chaves: t.list(ApiKeyUsage, 'As chaves usadas no mês, as encerradas também.'),
  dias: t.list(ApiKeysDay, 'Do primeiro dia do mês até hoje, em Brasília.'),
}) {}

@UserController('Chaves de API', 'api/keys/usage')
export class KeyUsageController {
  constructor(
    private readonly usage: KeyUsage,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(ApiKeyUsageAnswer, 'O uso das chaves de API neste mês, por chave, tipo e dia', {
    description: 'Consultas de teste não contam.',
  })
  @ApiErrors()
  async getApiKeyUsage(@AccountId() accountId: string): Promise<ApiKeyUsageAnswer> {
    const today = dayInBrazil(this.clock.now());
    const rows = await this.usage.since(accountId, firstOfMonth(today));
    return { success: true, chaves: byKey(rows, today), dias: byDay(rows, today) };
  }
}
