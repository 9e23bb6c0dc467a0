import { EXTENSION_REASON_LABELS } from '@kernel/user-account';
import type { UserGrant, UserHold, UserStatus } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import type { Tone } from '../../../shared/ui/tag';

export const STATUS_TONES: Readonly<Record<UserStatus, Tone>> = {
  ativo: 'success',
  expirado: 'warning',
  sem_plano: 'plain',
  bloqueado: 'danger',
  excluido: 'plain',
};

const GRANT_REASONS: Readonly<Record<string, string>> = {
  pagamento: 'Pagamento',
  demonstracao: 'Demonstração',
  ...EXTENSION_REASON_LABELS,
};

export function grantReason({ reason, gift }: UserGrant): string {
  return gift ? 'Código promocional' : (GRANT_REASONS[reason] ?? reason);
}

/** Why an account's lookups are limited, and until when. */
export function holdLabel({ measure, until }: UserHold): string {
  const what = measure === 'stopped' ? 'Consultas paradas' : 'Consultas mais lentas';
  return `${what} ${until ? `até ${formatMoment(until)}` : 'até a liberação'}.`;
}
