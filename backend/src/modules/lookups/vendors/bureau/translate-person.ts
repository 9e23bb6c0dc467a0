import {
  CPF_FIELDS,
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

/** The bureau's record in our words. */
export function translatePerson({ resultado, referencia }: WirePersonReply): SourceAnswer<CpfResult> {
  return {
    data: {
      resultado: {
        dados_gerais: generalData(resultado.dados_gerais),
        rg_dados: resultado.rg_dados ? normalisedFields(resultado.rg_dados, CPF_FIELDS.card) : null,
        score: each(resultado.score, (score) => normalisedFields(score, CPF_FIELDS.score)),
        poder_aquisitivo: each(resultado.poder_aquisitivo, (power) => normalisedFields(power, CPF_FIELDS.power)),
        pis: each(resultado.pis, (one) => normalisedFields(one, ['pis'])),
        telefones_list: each(resultado.telefones_list, (phone) => {
          const contact = normalisedFields(phone, CPF_FIELDS.phone);
          return { ...contact, telefone_completo: fullPhone(contact.ddd, contact.telefone) };
        }),
        emails_list: each(resultado.emails_list, (email) => normalisedFields(email, CPF_FIELDS.email)),
        parentes: each(resultado.parentes, (relative) => normalisedFields(relative, CPF_FIELDS.relative)),
        irpf: each(resultado.irpf, (tax) => normalisedFields(tax, CPF_FIELDS.tax)),
        empresas: each(resultado.empresas, company),
        enderecos: each(resultado.enderecos, (address) => normalisedFields(address, CPF_FIELDS.address)),
      },
    },
    dadosDe: dataMonth(referencia),
  };
}

function generalData(wire: WirePerson['dados_gerais']): GeneralData {
  const general = normalisedFields(wire, CPF_FIELDS.general);
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
    socios: each(wire.socios, (partner) => normalisedFields(partner, CPF_FIELDS.partner)),
    empresas_vinculadas: each(wire.empresas_vinculadas, (other) => ({
      ...normalisedFields(other, ['cnpj']),
      razao_social: withoutCpf(normaliseText(other.razao_social)),
    })),
  };
}
