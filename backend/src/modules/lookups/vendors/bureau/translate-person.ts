import {
  type CpfResult,
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  type GeneralData,
  normalisedFields,
  normaliseMark,
  normaliseText,
  type OwnedCompany,
  padded,
  type SourceAnswer,
  withoutCpf,
} from '../../model/index.js';
import type { WirePerson, WirePersonReply } from './person.wire.js';
import { ADDRESS, CARD, EMAIL, GENERAL, PARTNER, PHONE, POWER, RELATIVE, SCORE, TAX } from './person-fields.js';

/** The bureau's record in our words. */
export function translatePerson({ resultado, referencia }: WirePersonReply): SourceAnswer<CpfResult> {
  return {
    data: {
      resultado: {
        dados_gerais: generalData(resultado.dados_gerais),
        rg_dados: resultado.rg_dados ? normalisedFields(resultado.rg_dados, CARD) : null,
        score: each(resultado.score, (score) => normalisedFields(score, SCORE)),
        poder_aquisitivo: each(resultado.poder_aquisitivo, (power) => normalisedFields(power, POWER)),
        pis: each(resultado.pis, (one) => normalisedFields(one, ['pis'])),
        telefones_list: each(resultado.telefones_list, (phone) => {
          const contact = normalisedFields(phone, PHONE);
          return { ...contact, telefone_completo: fullPhone(contact.ddd, contact.telefone) };
        }),
        emails_list: each(resultado.emails_list, (email) => normalisedFields(email, EMAIL)),
        parentes: each(resultado.parentes, (relative) => normalisedFields(relative, RELATIVE)),
        irpf: each(resultado.irpf, (tax) => normalisedFields(tax, TAX)),
        empresas: each(resultado.empresas, company),
        enderecos: each(resultado.enderecos, (address) => normalisedFields(address, ADDRESS)),
      },
    },
    dadosDe: dataMonth(referencia),
  };
}

function generalData(wire: WirePerson['dados_gerais']): GeneralData {
  const general = normalisedFields(wire, GENERAL);
  return {
    cpf: padded(normaliseText(wire.cpf), 11) ?? '',
    ...general,
    obito: normaliseMark(wire.obito),
    renda_formatada: formattedIncome(general.renda),
  };
}

function company(wire: NonNullable<WirePerson['empresas']>[number]): OwnedCompany {
  return {
    ...normalisedFields(wire, ['cnpj', 'situacao_cadastral']),
    razao_social: withoutCpf(normaliseText(wire.razao_social)),
    socios: each(wire.socios, (partner) => normalisedFields(partner, PARTNER)),
    empresas_vinculadas: each(wire.empresas_vinculadas, (other) => ({
      ...normalisedFields(other, ['cnpj']),
      razao_social: withoutCpf(normaliseText(other.razao_social)),
    })),
  };
}
