import {
  EMAIL_ADDRESS_FIELDS,
  EMAIL_OWNER_FIELDS,
  type EmailResult,
  each,
  markOfDeath,
  normalisedFields,
  normaliseText,
} from '../../model/index.js';
import type { EmailFound } from './email-owner.wire.js';

/** The service's record in our words. */
export function translateEmailOwner({ data }: EmailFound): EmailResult {
  const { dados_pessoais } = data.resultado;
  const owner = normalisedFields(dados_pessoais, EMAIL_OWNER_FIELDS);
  const { telefones } = dados_pessoais;
  return {
    resultado: {
      dados_pessoais: {
        ...owner,
        ...markOfDeath(dados_pessoais),
        telefones: each(telefones, normaliseText).filter((phone) => phone !== null),
        endereco: normalisedFields(dados_pessoais.endereco, EMAIL_ADDRESS_FIELDS),
      },
    },
  };
}
