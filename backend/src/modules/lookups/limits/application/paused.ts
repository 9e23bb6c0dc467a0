import { secondsUntil } from '../../../../kernel/brazilian-day.js';
import { AppError } from '../../../../kernel/errors.js';
import type { AccountRestriction } from './account-restrictions.port.js';

/** Why, in words for whom it concerns: what was seen, without a reproach. */
export const REASONS: Readonly<Record<NonNullable<AccountRestriction['reason']>, string>> = {
  sequencia:
    'Muitos documentos ou contatos em sequência, ou próximos uns dos outros, foram consultados em pouco tempo.',
  nomes: 'Muitos nomes parecidos foram consultados em pouco tempo.',
  volume: 'Houve mais consultas na última hora do que o uso comum.',
  sem_resultado: 'Quase nenhuma das últimas consultas encontrou dados.',
  manual: 'A equipe pediu uma pausa para verificar o uso desta conta.',
};

/** Until an administrator releases it: when to look again. */
const LATER_SECONDS = 3_600;

const TOO_MANY = 'Muitas consultas em pouco tempo. Aguarde e tente novamente.';

/** A slowed account may go on after so many milliseconds, and then once in each `delayMs`. */
export const slowedDown = (ms: number, delayMs: number): AppError =>
  new AppError('rate-limited', 'RATE_LIMITED', TOO_MANY, {
    retryAfterSeconds: secondsOf(ms),
    details: { politica: 'lenta', limite: 1, segundos: secondsOf(delayMs) },
  });

/** Whole ones, and never none: who came back at once would be refused again. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}

/** No lookups for a while: what to wait for, why, and under which protocol to ask about it. */
export const lookupsPaused = ({ reason, until, protocol }: AccountRestriction, now: Date): AppError =>
  new AppError('rate-limited', 'RATE_LIMITED', TOO_MANY, {
    retryAfterSeconds: until ? secondsUntil(until, now) : LATER_SECONDS,
    details: {
      politica: 'pausa',
      motivo: 'CONSULTAS_EM_PAUSA',
      explicacao: REASONS[reason ?? 'manual'],
      ate: until?.toISOString() ?? null,
      protocolo: protocol,
    },
  });
