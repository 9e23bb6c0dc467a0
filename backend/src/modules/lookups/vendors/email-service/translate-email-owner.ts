import {
  EMAIL_ADDRESS_FIELDS,
  EMAIL_OWNER_FIELDS,
  type EmailResult,
  each,
  padCpf,
  tidied,
  tidyText,
} from '../../model/index.js';
import type { EmailFound } from './email-owner.wire.js';

/** The service's record in our words. */
export function translateEmailOwner({ data }: EmailFound): EmailResult {
  const { dados_pessoais } = data.resultado;
  const owner = tidied(dados_pessoais, EMAIL_OWNER_FIELDS);
  const { telefones } = dados_pessoais;
  return {
    resultado: {
      dados_pessoais: {
        ...owner,
        cpf: padCpf(owner.cpf),
        telefones: each(telefones, tidyText).filter((phone) => phone !== null),
        endereco: tidied(dados_pessoais.endereco, EMAIL_ADDRESS_FIELDS),
      },
    },
  };
}
