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

/** What goes with personal data wherever a paper of them goes; company lookups have no purpose to indicate. */
export function paperNotice(purpose: Purpose | null): string {
  const why = purpose === null ? '' : ', consultados para a finalidade indicada acima';
  return `Documento com dados pessoais${why}. Guarde e descarte com cuidado (Lei nº 13.709/2018).`;
}
