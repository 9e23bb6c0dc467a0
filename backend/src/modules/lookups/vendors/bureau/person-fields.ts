/** The fields of each part of the bureau's record that go on as they are, by their names on both sides. */
export const CARD = ['rg', 'nome', 'orgao_emissor', 'uf_emissao', 'data_emissao'] as const;
export const SCORE = ['CSB8', 'CSB8_FAIXA', 'CSBA', 'CSBA_FAIXA'] as const;
export const POWER = ['poder_aquisitivo', 'renda_poder_aquisitivo', 'faixa_poder_aquisitivo'] as const;
export const PHONE = ['ddd', 'telefone', 'tipo', 'operadora'] as const;
export const EMAIL = ['email', 'prioridade'] as const;
export const RELATIVE = ['VINCULO', 'NOME_VINCULO', 'CPF_VINCULO', 'NASCIMENTO_VINCULO'] as const;
export const PARTNER = ['nome', 'cpf', 'qualificacao'] as const;
export const TAX = ['Ano_Referencia', 'Sit_Receita_Federal'] as const;
export const ADDRESS = [
  'logr_tipo',
  'logr_nome',
  'logr_numero',
  'logr_complemento',
  'bairro',
  'cidade',
  'uf',
  'cep',
] as const;
export const GENERAL = [
  'nome',
  'nascimento',
  'sexo',
  'estado_civil',
  'mae',
  'pai',
  'renda',
  'rg',
  'orgao_emissor',
  'uf_emissao',
  'titulo_eleitor',
  'situacao_cadastral',
  'data_situacao_cadastral',
  'data_obito',
  'obito',
] as const;
