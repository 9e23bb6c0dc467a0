/** The purposes for which personal data may be looked up (LGPD, art. 6 and 7). */
export const PURPOSES = {
  protecao_credito: 'Proteção ao crédito',
  prevencao_fraude: 'Prevenção a fraude',
  cobranca: 'Localização para cobrança',
  exercicio_direitos: 'Exercício de direitos',
  cadastro_proprio: 'Cadastro próprio',
} as const;

export type Purpose = keyof typeof PURPOSES;
export const PURPOSE_IDS = Object.keys(PURPOSES) as Purpose[];

export function isPurpose(value: unknown): value is Purpose {
  return typeof value === 'string' && Object.hasOwn(PURPOSES, value);
}
