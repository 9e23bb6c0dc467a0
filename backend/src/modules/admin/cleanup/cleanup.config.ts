import { IsIn } from 'class-validator';
import { WholeNumber } from '../../../platform/config/whole-number.js';
import { ChangeableNumber, Shown } from '../../../platform/settings/declared.js';

/** Settings of the cleanup of accounts. */
export class CleanupConfig {
  /** Days after a plan's end in which its account stays as it is. */
  @ChangeableNumber(1, 365, {
    group: 'Prazos',
    label: 'Carência da limpeza depois do fim do plano',
    unit: 'dias',
    effect: 'Passada a carência, a conta entra na próxima limpeza.',
  })
  @WholeNumber(1, 365)
  CLEANUP_GRACE_DAYS = 7;

  /** The same for who registered, or last began to pay, and never had a plan. */
  @ChangeableNumber(1, 365, {
    group: 'Prazos',
    label: 'Carência da limpeza de quem nunca teve plano',
    unit: 'dias',
    effect: 'Conta-se do cadastro ou da última tentativa de pagar.',
  })
  @WholeNumber(1, 365)
  CLEANUP_UNPAID_DAYS = 30;

  /** Days after a removal in which the account can come back; then what is personal goes for good. */
  @Shown()
  @WholeNumber(1, 180)
  CLEANUP_RESTORE_DAYS = 30;

  /** How many days before its removal an account's owner is told by letter. */
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
