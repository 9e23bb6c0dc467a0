import { Injectable } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { CLEANUP_RULES, type CleanupRule } from '../../../kernel/cleanup.js';
import { WholeNumber } from '../../../platform/config/setting.decorators.js';
import { ChangeableNumber, Shown } from '../../../platform/settings/declared.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';

/** Settings of the cleanup of accounts. */
export class CleanupConfig {
  /** Days after a plan's end in which its account stays as it is. */
  @ChangeableNumber(1, 365, {
    group: 'Prazos',
    label: 'Carência da limpeza depois do fim do plano',
    unit: 'dias',
    effect:
      'Passada a carência, e depois do aviso ao dono, a conta entra na limpeza automática; pela lista, um administrador a remove já.',
  })
  @WholeNumber(1, 365)
  CLEANUP_GRACE_DAYS = 7;

  /** The same for who registered, or last began to pay, and never had a plan. */
  @ChangeableNumber(1, 365, {
    group: 'Prazos',
    label: 'Carência da limpeza de quem nunca teve plano',
    unit: 'dias',
    effect: 'Conta-se do cadastro ou da última tentativa de pagar. Só vale com CLEANUP_UNPAID=on.',
  })
  @WholeNumber(1, 365)
  CLEANUP_UNPAID_DAYS = 30;

  /** Whether accounts that never had a plan are removed at all. */
  @Shown()
  @IsIn(['on', 'off'], { message: 'CLEANUP_UNPAID: use on ou off' })
  CLEANUP_UNPAID = 'off';

  /** How many days before its removal an account's owner is warned by e-mail; without that nobody is removed by itself. */
  @Shown()
  @WholeNumber(1, 30)
  CLEANUP_NOTICE_DAYS = 3;

  /** Whether accounts are removed by themselves every 24 hours; `off`: by an administrator alone, and nobody is told before. */
  @Shown()
  @IsIn(['on', 'off'], { message: 'CLEANUP_AUTOMATIC: use on ou off' })
  CLEANUP_AUTOMATIC = 'on';

  /** How often a run that is due, or was cut off, is looked for. */
  @WholeNumber(50, 60_000)
  CLEANUP_JOB_INTERVAL_MS = 2_000;
}

/**
 * How long an account stays by each rule, in days of 24 hours, as plans are counted: after the end of its plan, or after
 * the registration or last attempt to pay of who never had one.
 */
export type CleanupDays = Readonly<Record<CleanupRule, number>>;

export interface CleanupRules {
  readonly days: CleanupDays;
  /** The rules by which accounts are removed. */
  readonly inForce: readonly CleanupRule[];
  /** From the warning to the removal. */
  readonly noticeDays: number;
  /** Whether accounts are removed without an administrator, every 24 hours. */
  readonly automatic: boolean;
}

@Injectable()
export class CleanupSettings {
  constructor(
    private readonly config: CleanupConfig,
    private readonly overrides: SettingOverrides,
  ) {}

  /** As they are at this moment; they may change while the product runs. */
  get rules(): CleanupRules {
    return {
      days: {
        plano_vencido: this.overrides.number(this.config, 'CLEANUP_GRACE_DAYS'),
        nunca_pagou: this.overrides.number(this.config, 'CLEANUP_UNPAID_DAYS'),
      },
      inForce: CLEANUP_RULES.filter((rule) => rule === 'plano_vencido' || this.config.CLEANUP_UNPAID === 'on'),
      noticeDays: this.config.CLEANUP_NOTICE_DAYS,
      automatic: this.config.CLEANUP_AUTOMATIC === 'on',
    };
  }
}
