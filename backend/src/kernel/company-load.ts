/** How a load of the register of companies stands. */
export const COMPANY_LOAD_STATES = [
  'em_andamento',
  'aguardando',
  'em_vigor',
  'substituida',
  'recusada',
  'cancelada',
  'falhou',
] as const;
export type CompanyLoadState = (typeof COMPANY_LOAD_STATES)[number];

export const COMPANY_LOAD_LABELS: Readonly<Record<CompanyLoadState, string>> = {
  em_andamento: 'Em andamento',
  aguardando: 'Aguarda decisão',
  em_vigor: 'Em vigor',
  substituida: 'Substituída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
  falhou: 'Falhou',
};
