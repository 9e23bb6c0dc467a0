/** Bases in Law 13.709/2018 (LGPD) on which personal data may be asked of a source: article 7, and 11 for sensitive data. */
export const LEGAL_BASES = {
  consentimento: 'Consentimento (art. 7º, I)',
  obrigacao_legal: 'Obrigação legal ou regulatória (art. 7º, II)',
  politicas_publicas: 'Políticas públicas (art. 7º, III)',
  pesquisa: 'Estudos por órgão de pesquisa (art. 7º, IV)',
  execucao_contrato: 'Execução de contrato (art. 7º, V)',
  exercicio_direitos: 'Exercício regular de direitos (art. 7º, VI)',
  protecao_vida: 'Proteção da vida (art. 7º, VII)',
  tutela_saude: 'Tutela da saúde (art. 7º, VIII)',
  legitimo_interesse: 'Legítimo interesse (art. 7º, IX)',
  protecao_credito: 'Proteção do crédito (art. 7º, X)',
  sensivel_consentimento: 'Dados sensíveis: consentimento específico (art. 11, I)',
  sensivel_obrigacao_legal: 'Dados sensíveis: obrigação legal (art. 11, II, a)',
  sensivel_politicas_publicas: 'Dados sensíveis: políticas públicas (art. 11, II, b)',
  sensivel_pesquisa: 'Dados sensíveis: estudos por órgão de pesquisa (art. 11, II, c)',
  sensivel_exercicio_direitos: 'Dados sensíveis: exercício regular de direitos (art. 11, II, d)',
  sensivel_protecao_vida: 'Dados sensíveis: proteção da vida (art. 11, II, e)',
  sensivel_tutela_saude: 'Dados sensíveis: tutela da saúde (art. 11, II, f)',
  sensivel_prevencao_fraude: 'Dados sensíveis: prevenção à fraude (art. 11, II, g)',
} as const;

export type LegalBasis = keyof typeof LEGAL_BASES;
export const LEGAL_BASIS_IDS = Object.keys(LEGAL_BASES) as LegalBasis[];

/** What stands in a basis's place for people who do not exist: never good enough for a source of real data. */
export const FICTIONAL_BASIS = 'dados_ficticios';

/** On what people are looked for in the open register of companies, which no contract stands behind: data made public by law. */
export const PUBLIC_DATA_BASIS = 'dados_publicos';

/** Null for none. A basis that was configured before there was a list of them stays as it was written. */
export function basisInWords(basis: string | null): string | null {
  if (basis === FICTIONAL_BASIS) return 'Dados fictícios';
  if (basis === PUBLIC_DATA_BASIS) return 'Legítimo interesse em dados de acesso público (art. 7º, IX e § 3º)';
  return basis === null ? null : (LEGAL_BASES[basis as LegalBasis] ?? basis);
}
