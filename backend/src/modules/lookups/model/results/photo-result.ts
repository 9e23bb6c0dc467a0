import type { Facts } from '../facts.js';

export const PICTURED_FIELDS = ['nome', 'cpf', 'nascimento', 'sexo', 'nacionalidade'] as const;
export const PARENT_FIELDS = ['mae', 'pai'] as const;
export const CARD_FIELDS = ['rg', 'orgao_emissor', 'uf_emissao'] as const;

/** A person with the photo of the state's register. */
export interface PhotoResult {
  readonly resultado: {
    readonly dados_pessoais: Facts<typeof PICTURED_FIELDS>;
    readonly filiacao: Facts<typeof PARENT_FIELDS>;
    readonly documentos: Facts<typeof CARD_FIELDS>;
    /** Shown once and kept nowhere. */
    readonly foto: { readonly base64: string | null };
  };
}

/** What history may keep of it: everything but the picture. */
export function withoutPhoto({ resultado }: PhotoResult): PhotoResult {
  return { resultado: { ...resultado, foto: { base64: null } } };
}
