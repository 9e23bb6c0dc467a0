/** How a source or a lookup type does, in words. */
export const SERVICE_STATE_LABELS = {
  operacional: 'Funcionando',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
  manutencao: 'Em manutenção',
  desligada: 'Desligada',
} as const;
