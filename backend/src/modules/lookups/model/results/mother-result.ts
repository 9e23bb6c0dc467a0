import type { Facts } from '../facts.js';

export const CHILD_FIELDS = [
  'nome',
  'cpf',
  'nascimento',
  'sexo',
  'estado_civil',
  'nome_pai',
  'nome_mae',
  'rg',
  'orgao_emissor',
  'uf_emissao',
  'titulo_eleitor',
  'situacao_cadastral',
  'renda',
  'faixa_renda_id',
  'cbo',
  'cd_mosaic',
  'contatos_id',
] as const;

export type Child = Facts<typeof CHILD_FIELDS> & { readonly renda_formatada: string | null };

/** The people whose mother bears a name: a source's first page of them. */
export interface MotherResult {
  /** All of them that the source knows; null when it does not tell. */
  readonly total: number | null;
  readonly resultado: readonly Child[];
}
