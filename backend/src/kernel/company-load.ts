/** How a load of the register of companies stands. */
export const COMPANY_LOAD_LABELS = {
  em_andamento: 'Em andamento',
  aguardando: 'Aguarda decisão',
  em_vigor: 'Em vigor',
  substituida: 'Substituída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
  falhou: 'Falhou',
} as const;
export type CompanyLoadState = keyof typeof COMPANY_LOAD_LABELS;
export const COMPANY_LOAD_STATES = Object.keys(COMPANY_LOAD_LABELS) as CompanyLoadState[];

/** As the source of a load that a command makes from a folder, and goes on with. */
export const LOCAL_FOLDER = 'pasta local';
