import { bareCnpj } from '../../../../kernel/cnpj.js';
import { FILLER_CAPITAL } from '../../../../kernel/filler-capital.js';
import { mayBeMinor } from '../../../../kernel/may-be-minor.js';
import {
  type Activity,
  type CnpjResult,
  type CompanyAddress,
  cpfsOfNames,
  normaliseDay,
  normaliseText,
  withoutCpf,
} from '../../model/index.js';
import type { CompanyRecord } from './company.wire.js';

/** The register's record in our words. CPFs inside company and partner names are masked; those of the company stand beside, to be judged by. */
export function translateCompany(wire: CompanyRecord): CnpjResult {
  const [name, tradeName] = [normaliseText(wire.razao_social), normaliseText(wire.nome_fantasia)];
  const company = {
    cnpj: bareCnpj(wire.cnpj),
    razao_social: withoutCpf(name),
    nome_fantasia: withoutCpf(tradeName),
    situacao_cadastral: normaliseText(wire.descricao_situacao_cadastral),
    data_situacao_cadastral: normaliseDay(wire.data_situacao_cadastral),
    situacao_especial: normaliseText(wire.situacao_especial),
    data_situacao_especial: normaliseDay(wire.data_situacao_especial),
    porte: normaliseText(wire.porte),
    capital_social: capital(wire.capital_social),
    tipo: normaliseText(wire.descricao_identificador_matriz_filial),
    natureza_juridica: normaliseText(wire.natureza_juridica),
    data_inicio_atividade: normaliseDay(wire.data_inicio_atividade),
    cnae_fiscal_principal: activity(wire.cnae_fiscal, wire.cnae_fiscal_descricao),
    cnaes_secundarios: (wire.cnaes_secundarios ?? [])
      .map(({ codigo, descricao }) => activity(codigo, descricao))
      .filter((one) => one !== null),
    endereco: address(wire),
    telefones: [wire.ddd_telefone_1, wire.ddd_telefone_2].map(normaliseText).filter((phone) => phone !== null),
    email: normaliseText(wire.email),
    opcao_pelo_simples: wire.opcao_pelo_simples ?? null,
    opcao_pelo_mei: wire.opcao_pelo_mei ?? null,
    qsa: (wire.qsa ?? [])
      .filter(
        ({ codigo_faixa_etaria, codigo_qualificacao_socio }) =>
          !mayBeMinor(Number(codigo_faixa_etaria ?? 0), Number(codigo_qualificacao_socio ?? 0)),
      )
      .map(({ nome_socio, qualificacao_socio, cnpj_cpf_do_socio }) => ({
        nome: withoutCpf(normaliseText(nome_socio)),
        qualificacao: normaliseText(qualificacao_socio),
        cpf: normaliseText(cnpj_cpf_do_socio),
      })),
    ...cpfsOfNames(name, tradeName),
  };
  return company;
}

function capital(reais: number | null | undefined): number | null {
  return reais === null || reais === undefined || reais >= FILLER_CAPITAL ? null : reais;
}

/** A list without activities comes as one activity of code 0. Codes have seven digits, leading zeros included. */
function activity(code: unknown, description: unknown): Activity | null {
  const codigo = normaliseText(code);
  if (codigo === null || /^0*$/.test(codigo)) return null;
  return { codigo: codigo.padStart(7, '0'), descricao: normaliseText(description) };
}

/** Services that send the CEP as a number lose its leading zero. */
function address(wire: CompanyRecord): CompanyAddress {
  const street = [wire.descricao_tipo_de_logradouro, wire.logradouro]
    .map(normaliseText)
    .filter((part) => part !== null);
  return {
    logradouro: street.length > 0 ? street.join(' ') : null,
    numero: normaliseText(wire.numero),
    complemento: normaliseText(wire.complemento),
    bairro: normaliseText(wire.bairro),
    municipio: normaliseText(wire.nome_cidade_no_exterior) ?? normaliseText(wire.municipio),
    uf: normaliseText(wire.uf),
    cep: normaliseText(wire.cep)?.padStart(8, '0') ?? null,
  };
}
