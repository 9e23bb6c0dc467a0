import { findPlan } from '@kernel/plans';
import { EXTENSION_REASON_LABELS } from '@kernel/user-account';
import type { PaymentListItem, UserHold, UserStatus } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import type { Tone } from '../../../shared/ui/tag';

export const STATUS_TONES: Readonly<Record<UserStatus, Tone>> = {
  ativo: 'success',
  expirado: 'warning',
  sem_plano: 'plain',
  bloqueado: 'danger',
  aguardando_exclusao: 'danger',
  excluido: 'plain',
};

export const PAYMENT_STATUSES: Readonly<Record<PaymentListItem['status'], { text: string; tone: Tone }>> = {
  pending: { text: 'Aguardando', tone: 'warning' },
  approved: { text: 'Aprovado', tone: 'success' },
  expired: { text: 'Expirado', tone: 'plain' },
  cancelled: { text: 'Cancelado', tone: 'plain' },
  failed: { text: 'Falhou', tone: 'danger' },
  refunded: { text: 'Devolvido', tone: 'plain' },
  disputed: { text: 'Contestado', tone: 'danger' },
};

const GRANT_REASONS: Readonly<Record<string, string>> = {
  pagamento: 'Pagamento',
  demonstracao: 'Demonstração',
  ...EXTENSION_REASON_LABELS,
};

export function grantReason(reason: string): string {
  return GRANT_REASONS[reason] ?? reason;
}

export function planName(planId: string): string {
  return findPlan(planId)?.name ?? planId;
}

export function inDays(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`;
}

/** Why an account's lookups are limited, and until when. */
export function holdInWords({ measure, until }: UserHold): string {
  const what = measure === 'stopped' ? 'Consultas paradas' : 'Consultas mais lentas';
  return `${what} ${until ? `até ${formatMoment(until)}` : 'até a liberação'}.`;
}
