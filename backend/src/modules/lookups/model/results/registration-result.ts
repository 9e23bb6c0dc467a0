import type { Facts } from '../facts.js';

export const REGISTERED_FIELDS = ['nome', 'cpf', 'nascimento', 'situacao_cadastral'] as const;

/** How a CPF stands at the tax authority (CPF 2.0). */
export interface RegistrationResult {
  readonly dados_pessoais: Facts<typeof REGISTERED_FIELDS>;
  readonly receita_federal: {
    readonly situacao: string | null;
    /** When the authority told so, DD/MM/AAAA HH:MM:SS in Brasília's time; null when it does not say. */
    readonly ultima_atualizacao: string | null;
    readonly pendencias: string | null;
    readonly fonte: string;
  };
}
