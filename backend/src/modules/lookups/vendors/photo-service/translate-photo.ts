import {
  CARD_FIELDS,
  markOfDeath,
  normalisedFields,
  normaliseText,
  PARENT_FIELDS,
  type PhotoResult,
  PICTURED_FIELDS,
} from '../../model/index.js';
import type { PhotoReply } from './photo.wire.js';

const PICTURE = /^(?:iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/;

/** The service's record in our words. A picture is bare base64 of a PNG or JPEG; anything else is none. */
export function translatePhoto({ resultado }: PhotoReply): PhotoResult {
  const { dados_pessoais } = resultado;
  const picture = normaliseText(resultado.foto?.base64)?.replace(/^data:image\/(?:png|jpeg);base64,/, '') ?? null;
  return {
    resultado: {
      dados_pessoais: {
        ...normalisedFields(dados_pessoais, PICTURED_FIELDS),
        ...markOfDeath(dados_pessoais),
      },
      filiacao: normalisedFields(resultado.filiacao, PARENT_FIELDS),
      documentos: normalisedFields(resultado.documentos, CARD_FIELDS),
      foto: { base64: picture !== null && PICTURE.test(picture) ? picture : null },
    },
  };
}
