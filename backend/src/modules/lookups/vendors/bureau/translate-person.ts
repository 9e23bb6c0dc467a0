import {
  type CpfResult,
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  type GeneralData,
  normalisedFields,
  normaliseText,
  type OwnedCompany,
  padCpf,
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
        rg_dados: resultado.rg_dados ? normalisedFields(resultado.rg_dados, CARD) : null,
        score: each(resultado.score, (score) => normalisedFields(score, SCORE)),
        poder_aquisitivo: each(resultado.poder_aquisitivo, (power) => normalisedFields(power, POWER)),
        pis: each(resultado.pis, ({ pis }) => ({ pis: normaliseText(pis) })),
        telefones_list: each(resultado.telefones_list, (phone) => {
          const contact = normalisedFields(phone, PHONE);
          return { ...contact, telefone_completo: fullPhone(contact.ddd, contact.telefone) };
        }),
        emails_list: each(resultado.emails_list, (email) => normalisedFields(email, EMAIL)),
        parentes: each(resultado.parentes, (relative) => {
          const kin = normalisedFields(relative, RELATIVE);
          return { ...kin, CPF_VINCULO: padCpf(kin.CPF_VINCULO) };
        }),
        irpf: each(resultado.irpf, (tax) => normalisedFields(tax, TAX)),
        empresas: each(resultado.empresas, company),
        enderecos: each(resultado.enderecos, (address) => normalisedFields(address, ADDRESS)),
      },
    },
    dadosDe: dataMonth(referencia),
  };
}

const CARD = ['rg', 'nome', 'orgao_emissor', 'uf_emissao', 'data_emissao'] as const;
const SCORE = ['CSB8', 'CSB8_FAIXA', 'CSBA', 'CSBA_FAIXA'] as const;
const POWER = ['poder_aquisitivo', 'renda_poder_aquisitivo', 'faixa_poder_aquisitivo'] as const;
const PHONE = ['ddd', 'telefone', 'tipo', 'operadora'] as const;
const EMAIL = ['email', 'prioridade'] as const;
const RELATIVE = ['VINCULO', 'NOME_VINCULO', 'CPF_VINCULO', 'NASCIMENTO_VINCULO'] as const;
const TAX = ['Ano_Referencia', 'Sit_Receita_Federal'] as const;
const ADDRESS = ['logr_tipo', 'logr_nome', 'logr_numero', 'logr_complemento', 'bairro', 'cidade', 'uf', 'cep'] as const;
const GENERAL = [
  'nome',
  'nascimento',
  'sexo',
  'estado_civil',
  'mae',
  'pai',
  'renda',
  'rg',
  'orgao_emissor',
  'uf_emissao',
  'titulo_eleitor',
  'situacao_cadastral',
  'data_situacao_cadastral',
  'data_obito',
] as const;

function generalData(wire: WirePerson['dados_gerais']): GeneralData {
  const general = normalisedFields(wire, GENERAL);
  return {
    cpf: padCpf(normaliseText(wire.cpf)) ?? '',
    ...general,
    renda_formatada: formattedIncome(general.renda),
  };
}

function company(wire: NonNullable<WirePerson['empresas']>[number]): OwnedCompany {
  return {
    cnpj: normaliseText(wire.cnpj),
    razao_social: withoutCpf(normaliseText(wire.razao_social)),
    situacao_cadastral: normaliseText(wire.situacao_cadastral),
    socios: each(wire.socios, ({ nome, cpf, qualificacao }) => ({
      nome: normaliseText(nome),
      cpf: padCpf(normaliseText(cpf)),
      qualificacao: normaliseText(qualificacao),
    })),
    empresas_vinculadas: each(wire.empresas_vinculadas, ({ cnpj, razao_social }) => ({
      cnpj: normaliseText(cnpj),
      razao_social: withoutCpf(normaliseText(razao_social)),
    })),
  };
}
