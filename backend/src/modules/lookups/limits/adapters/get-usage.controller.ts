import { Get } from '@nestjs/common';
import { CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import type { AccountRestriction } from '../application/account-restrictions.port.js';
import { REASONS } from '../application/paused.js';
import { ReadUsage } from '../application/read-usage.js';

class UsageLimit extends AnswerOf({
  nivel: t.enum(['lento', 'parado'], '`lento`: cada consulta espera um momento. `parado`: nenhuma é feita.'),
  explicacao: t.string('Por quê, em palavras.', { example: REASONS.sequencia }),
  ate: t.dateTime('Nulo: até a liberação pela equipe.', { nullable: true }),
  protocolo: t.string('A informar ao pedir a liberação.', { example: '20261121-7Q2M-K9XD' }),
}) {}

export class UsageAnswer extends AnswerOf(SuccessAnswer, {
  usadas: t.integer('Consultas de hoje que trouxeram dados.', { example: 12 }),
  limite: t.integer('Consultas por dia que o plano permite; nulo para administradores.', {
    nullable: true,
    example: 300,
  }),
  restantes: t.integer({ nullable: true, example: 288 }),
  renovaEm: t.dateTime('Meia-noite em Brasília.', { example: '2026-11-22T03:00:00.000Z' }),
  porTipo: t.counts('As que estão no histórico, por tipo.', { example: { cpf: 9, cnpj: 3 } }),
  limitacao: t.one(UsageLimit, 'Nulo no uso comum.', { nullable: true }),
}) {}

@UserController('Consultas', 'api/user/usage')
export class GetUsageController {
  constructor(private readonly readUsage: ReadUsage) {}

  @Get()
  @Answers(UsageAnswer, 'As consultas de hoje e quantas o plano ainda permite', {
    description: 'Só contam as que trouxeram dados. O dia é o de Brasília.',
  })
  @ApiErrors()
  async getUsage(@CurrentPrincipal() { accountId, kind }: Principal): Promise<UsageAnswer> {
    const { used, limit, renewsAt, byType, standing } = await this.readUsage.execute(accountId);
    const limite = kind === 'admin' ? null : limit;
    return {
      success: true,
      usadas: used,
      limite,
      restantes: limite === null ? null : Math.max(0, limite - used),
      renovaEm: renewsAt,
      porTipo: { ...byType },
      limitacao: limitationOf(standing),
    };
  }
}

function limitationOf({ measure, reason, until, protocol }: AccountRestriction): UsageLimit | null {
  if (measure === null) return null;
  return {
    nivel: measure === 'slowed' ? 'lento' : 'parado',
    explicacao: REASONS[reason ?? 'manual'],
    ate: until,
    protocolo: protocol ?? '',
  };
}
