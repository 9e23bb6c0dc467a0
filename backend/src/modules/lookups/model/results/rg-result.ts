import type { Facts } from '../facts.js';

export const RG_FIELDS = [
  'nome',
  'cpf',
  'nascimento',
  'sexo',
  'estado_civil',
  'mae',
  'pai',
  'nacionalidade',
  'rg',
  'orgao_emissor',
  'uf_emissao',
  'titulo_eleitor',
  'situacao_cadastral',
  'cbo',
  'cd_mosaic',
  'cd_mosaic_novo',
  'cd_mosaic_secundario',
  'renda',
  'faixa_renda_id',
  'contatos_id',
  'cadastro_id',
  'data_informacao',
  'data_obito',
] as const;

/** The holder of an identity card. */
export type RgResult = Facts<typeof RG_FIELDS> & { readonly renda_formatada: string | null };
