import type { Facts } from '../facts.js';

export const EMAIL_OWNER_FIELDS = ['nome', 'cpf', 'nascimento', 'sexo', 'mae', 'email'] as const;
export const EMAIL_ADDRESS_FIELDS = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'cep'] as const;

export type EmailOwner = Facts<typeof EMAIL_OWNER_FIELDS> & {
  readonly telefones: readonly string[];
  readonly endereco: Facts<typeof EMAIL_ADDRESS_FIELDS>;
};

/** Whom an e-mail address belongs to. */
export interface EmailResult {
  readonly resultado: { readonly dados_pessoais: EmailOwner };
}
