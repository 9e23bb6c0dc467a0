/** Why an account goes: its plan ended, or none was ever bought. A run of the cleanup is of one rule. */
export const CLEANUP_RULES = ['plano_vencido', 'nunca_pagou'] as const;
export type CleanupRule = (typeof CLEANUP_RULES)[number];

export const CLEANUP_RULE_LABELS: Readonly<Record<CleanupRule, string>> = {
  plano_vencido: 'Planos vencidos',
  nunca_pagou: 'Cadastros sem pagamento',
};

/** Why an account stays although its time is over. */
export const STAY_REASONS = ['pagamento_em_andamento', 'devolucao_em_andamento', 'bloqueada'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

export const STAY_REASON_LABELS: Readonly<Record<StayReason, string>> = {
  pagamento_em_andamento: 'Pagamento em andamento',
  devolucao_em_andamento: 'Devolução em andamento',
  bloqueada: 'Bloqueada',
};

/** `escolhida`: on the list of a run, not yet looked at. `poupada`: was, and something had come in between. */
export const REMOVAL_STATES = ['escolhida', 'removida', 'poupada'] as const;
export type RemovalState = (typeof REMOVAL_STATES)[number];

export const REMOVAL_STATE_LABELS: Readonly<Record<RemovalState, string>> = {
  escolhida: 'Em andamento',
  removida: 'Removida',
  poupada: 'Mantida',
};

export function cleanupQuestion(rule: CleanupRule, n: number): string {
  return rule === 'plano_vencido'
    ? `Confirma a remoção de ${n} conta(s) expirada(s)?`
    : `Confirma a remoção de ${n} cadastro(s) sem pagamento?`;
}

export function cleanupDone(n: number): string {
  return `Limpeza executada com sucesso! ${n} conta(s) removida(s).`;
}
