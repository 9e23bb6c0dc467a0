/** What a month of the register can change of a company, in words; of a list of kinds each is said once. */
export const COMPANY_CHANGE_TEXTS: Readonly<Record<string, string>> = {
  aberta: 'Entrou na base',
  removida: 'Saiu da base',
  baixada: 'Baixada',
  situacao: 'Situação',
  situacao_especial: 'Situação especial',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome fantasia',
  endereco: 'Endereço',
  contato: 'Contato',
  cnae: 'Atividade',
  cadastro: 'Matriz ou abertura',
  capital: 'Capital social',
  porte: 'Porte',
  natureza: 'Natureza jurídica',
  simples: 'Simples',
  mei: 'MEI',
  regime_incluido: 'Simples ou MEI',
  regime_removido: 'Simples ou MEI',
  socio_entrou: 'Sócio entrou',
  socio_saiu: 'Sócio saiu',
  socio_mudou_qualificacao: 'Qualificação de sócio',
  socio_alterado: 'Dados de sócio',
};

export function companyChangeTexts(kinds: readonly string[]): string[] {
  return [...new Set(kinds.map((kind) => COMPANY_CHANGE_TEXTS[kind] ?? 'Cadastro'))];
}
