/** By what a suppressed person is recognised. */
export const SUPPRESSION_KIND_LABELS = {
  cpf: 'CPF',
  nome_nascimento: 'Nome e nascimento',
  nome_cpf: 'Nome e dígitos do CPF',
  cnpj: 'CNPJ da empresa individual',
  telefone: 'Telefone',
  email: 'E-mail',
  rg: 'RG',
} as const;

/** Why somebody is kept out of answers: the person asked for it, a court ordered it, or the operator decided it. */
export const SUPPRESSION_REASON_LABELS = {
  titular: 'Pedido do titular',
  ordem_judicial: 'Ordem judicial',
  interno: 'Decisão interna',
} as const;
