/** What a key for tests answers for documents that are there to fail: for programs that try out their way with each. */
export const TEST_ANSWERS = [
  { type: 'cpf', document: '111.111.111-11', status: 400, code: 'INVALID_INPUT', meaning: 'O CPF é inválido.' },
  { type: 'cpf', document: '900.000.001-75', status: 404, code: 'NOT_FOUND', meaning: 'Ninguém com este CPF.' },
  {
    type: 'cnpj',
    document: '90.000.011/0001-64',
    status: 409,
    code: 'SOURCES_DIVERGE',
    meaning: 'Só uma fonte conhece a empresa.',
  },
  { type: 'cpf', document: '900.001.075-65', status: 451, code: 'SUBJECT_SUPPRESSED', meaning: 'Menor de idade.' },
  { type: 'cpf', document: '900.000.002-56', status: 502, code: 'SOURCE_DOWN', meaning: 'A fonte respondeu com erro.' },
  { type: 'cpf', document: '900.000.003-37', status: 503, code: 'SOURCE_DOWN', meaning: 'A fonte pediu uma pausa.' },
  {
    type: 'cpf',
    document: '900.000.004-18',
    status: 504,
    code: 'SOURCE_DOWN',
    meaning: 'A fonte não respondeu a tempo.',
  },
  {
    type: 'cpf',
    document: '900.000.008-41',
    status: 200,
    code: null,
    meaning: 'A resposta vem depois de dois segundos.',
  },
] as const;
