import { Injectable } from '@nestjs/common';
import { dayInBrazil, daysUntil } from '../../../kernel/brazilian-day.js';
import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../platform/clock.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { periodStart } from '../../../platform/http/period.js';
import { type AccountRestriction, AccountRestrictions, AccountUsage } from '../../lookups/index.js';

const DAYS = 30;

class UserUsageDay extends AnswerOf({
  day: t.string({ format: 'date', example: '2026-11-21' }),
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
  found: t.integer('Consultas que encontraram.'),
  others: t.integer(),
}) {}

class UserHold extends AnswerOf({
  measure: t.enum(['slowed', 'stopped'], '`slowed`: cada consulta espera. `stopped`: nenhuma.'),
  reason: t.string('O que foi notado; `manual`: por decisão de alguém.', { example: 'sequencia' }),
  until: t.dateTime('Nulo: até a liberação.', { nullable: true }),
}) {}

export class UserUsage extends AnswerOf({
  days: t.list(UserUsageDay, `Contagens dos últimos ${DAYS} dias; nunca o que foi consultado.`),
  hold: t.one(UserHold, 'Nulo: as consultas não estão limitadas.', { nullable: true }),
}) {}

/** What lookups knows of a subscriber, as an administrator sees it: counts alone. */
@Injectable()
export class UserUsageQueries {
  constructor(
    private readonly usage: AccountUsage,
    private readonly restrictions: AccountRestrictions,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<UserUsage> {
    const today = dayInBrazil(this.clock.now());
    const from = periodStart(daysUntil(today, DAYS)[0] ?? today);
    const [days, restriction] = await Promise.all([this.usage.since(accountId, from), this.restrictions.of(accountId)]);
    return { days: [...days], hold: holdOf(restriction) };
  }
}

function holdOf({ measure, reason, until }: AccountRestriction): UserHold | null {
  return measure && { measure, reason: reason ?? 'manual', until };
}
