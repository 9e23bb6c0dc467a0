import type { Facts } from '../facts.js';

export const PIX_OWNER_FIELDS = ['nome', 'cpf', 'nascimento', 'sexo', 'mae'] as const;
export const PIX_ADDRESS_FIELDS = ['logradouro', 'numero', 'bairro', 'cidade', 'estado', 'cep'] as const;

/** The holder found by name and the digits that a Pix receipt shows of the CPF. */
export interface PixResult {
  readonly dados_pessoais: Facts<typeof PIX_OWNER_FIELDS>;
  readonly endereco: Facts<typeof PIX_ADDRESS_FIELDS>;
}
