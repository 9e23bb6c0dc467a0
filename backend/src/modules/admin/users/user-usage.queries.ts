import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../platform/clock.js';
import { type AccountRestriction, AccountRestrictions, AccountUsage } from '../../lookups/index.js';

const DAYS = 30;
const DAY_MS = 86_400_000;

export class UserUsageDay {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  type!: LookupType;

  @ApiProperty({ type: 'integer', description: 'Consultas que encontraram.' })
  found!: number;

  @ApiProperty({ type: 'integer' })
  others!: number;
}

export class UserHold {
  @ApiProperty({ enum: ['slowed', 'stopped'], description: '`slowed`: cada consulta espera. `stopped`: nenhuma.' })
  measure!: 'slowed' | 'stopped';

  @ApiProperty({ example: 'sequencia', description: 'O que foi notado; `manual`: por decisão de alguém.' })
  reason!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: até a liberação.' })
  until!: Date | null;
}

export class UserUsage {
  @ApiProperty({ type: [UserUsageDay], description: `Contagens dos últimos ${DAYS} dias; nunca o que foi consultado.` })
  days!: UserUsageDay[];

  @ApiProperty({ type: UserHold, nullable: true, description: 'Nulo: as consultas não estão limitadas.' })
  hold!: UserHold | null;
}

/** What lookups knows of a subscriber, as an administrator sees it: counts alone. */
@Injectable()
export class UserUsageQueries {
  constructor(
    private readonly usage: AccountUsage,
    private readonly restrictions: AccountRestrictions,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<UserUsage> {
    const from = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
    const [days, restriction] = await Promise.all([this.usage.since(accountId, from), this.restrictions.of(accountId)]);
    return { days: [...days], hold: holdOf(restriction) };
  }
}

function holdOf({ measure, reason, until }: AccountRestriction): UserHold | null {
  return measure && { measure, reason: reason ?? 'manual', until };
}
