/** How a subscriber's account stands, as administrators see it; each account has exactly one. */
export const USER_STATUSES = ['ativo', 'expirado', 'sem_plano', 'bloqueado', 'excluido'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_STATUS_LABELS: Readonly<Record<UserStatus, string>> = {
  ativo: 'Ativo',
  expirado: 'Expirado',
  sem_plano: 'Sem plano',
  bloqueado: 'Bloqueado',
  excluido: 'Encerrado',
};

/** What a list is narrowed to by them; `todas`: to nothing, not even to those that have not left. */
export const USER_STATUS_FILTERS = [...USER_STATUSES, 'todas'] as const;
export type UserStatusFilter = (typeof USER_STATUS_FILTERS)[number];

export const USER_SORTS = ['newest', 'oldest', 'seen', 'expiry'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const USER_SORT_LABELS: Readonly<Record<UserSort, string>> = {
  newest: 'Mais novos',
  oldest: 'Mais antigos',
  seen: 'Último acesso',
  expiry: 'Fim do plano',
};

/** Why days are given that nobody paid for. A word of ours, so that the record holds nothing personal. */
export const EXTENSION_REASONS = ['falha_do_servico', 'correcao', 'acordo', 'cortesia'] as const;
export type ExtensionReason = (typeof EXTENSION_REASONS)[number];

export const EXTENSION_REASON_LABELS: Readonly<Record<ExtensionReason, string>> = {
  falha_do_servico: 'Compensação por falha do serviço',
  correcao: 'Correção de um erro nosso',
  acordo: 'Acordo com o suporte',
  cortesia: 'Cortesia',
};

/** Days of one extension at most. */
export const EXTENSION_DAYS = 365;

/** Whole days within the bounds of one extension. */
export function extensionDaysRule(days: number): string | null {
  const within = Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS;
  return within ? null : `Informe de 1 a ${EXTENSION_DAYS} dias.`;
}
