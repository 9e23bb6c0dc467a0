import type { Facts } from '../facts.js';
import type { Address } from './cpf-result.js';

export const NAMESAKE_FIELDS = [
  'nome',
  'cpf',
  'nasc',
  'sexo',
  'estciv',
  'nome_mae',
  'nome_pai',
  'rg',
  'titulo_eleitor',
  'renda',
  'cbo',
] as const;

export type NamesakeFacts = Facts<typeof NAMESAKE_FIELDS> & { readonly renda_formatada: string | null };

/** The bearers of a name: a source's first page of them. */
export interface NameResult {
  /** All bearers that the source knows; null when it does not tell. */
  readonly total: number | null;
  readonly resultados: readonly Namesake[];
}

export interface Namesake {
  readonly dados_cpf: NamesakeFacts;
  readonly enderecos: readonly Address[];
}
