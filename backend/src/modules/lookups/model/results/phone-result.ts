import type { Facts } from '../facts.js';

export const PHONE_OWNER_FIELDS = [
  'nome',
  'cpf',
  'ddd',
  'telefone',
  'email',
  'data_nascimento',
  'endereco',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'cep',
  'score',
  'renda_media',
  'classe_social',
  'status_cpf',
  'obito',
  'risco_cmv',
  'risco_ctv',
  'risco_net',
  'fonte',
] as const;

export type PhoneOwner = Facts<typeof PHONE_OWNER_FIELDS> & {
  readonly telefone_completo: string | null;
  readonly renda_formatada: string | null;
};

/** Whom a telephone number reaches. */
export interface PhoneResult {
  readonly quantidade: number | null;
  readonly resultado: readonly PhoneOwner[];
}
