/** Why an account goes: its plan ended, or none was ever bought. */
export const REMOVAL_REASONS = ['plano_vencido', 'nunca_pagou'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export const REMOVAL_REASON_LABELS: Readonly<Record<RemovalReason, string>> = {
  plano_vencido: 'Plano vencido',
  nunca_pagou: 'Cadastro sem pagamento',
};

/** Why an account stays although its time is over. */
export const STAY_REASONS = ['pagamento_em_andamento', 'devolucao_em_andamento', 'bloqueada'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

export const STAY_REASON_LABELS: Readonly<Record<StayReason, string>> = {
  pagamento_em_andamento: 'Pagamento em andamento',
  devolucao_em_andamento: 'Devolução em andamento',
  bloqueada: 'Bloqueada',
};

/** What brought a removed account back: its owner signed in, paid, or asked an administrator. */
export const RETURNED_BY = ['titular', 'pagamento', 'administrador'] as const;
export type ReturnedBy = (typeof RETURNED_BY)[number];

/** `escolhida`: on the list of a run, not yet looked at. `poupada`: was, and something had come in between. */
export const REMOVAL_STATES = ['escolhida', 'removida', 'poupada', 'restaurada', 'apagada'] as const;
export type RemovalState = (typeof REMOVAL_STATES)[number];

export const REMOVAL_STATE_LABELS: Readonly<Record<RemovalState, string>> = {
  escolhida: 'Em andamento',
  removida: 'Removida, pode voltar',
  poupada: 'Poupada',
  restaurada: 'Restaurada',
  apagada: 'Apagada',
};

export function cleanupQuestion(n: number): string {
  return `Confirma a remoção de ${n} conta(s) expirada(s)?`;
}

export function cleanupDone(n: number): string {
  return `Limpeza executada com sucesso! ${n} conta(s) removida(s).`;
}
