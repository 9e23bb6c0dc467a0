import { listIn, recordIn, type SourceRecord, textsIn } from '../source-record.js';
import { plainAddress } from './address-item.js';
import { emailItems, phoneItems } from './contact-items.js';
import * as say from './format.js';
import { relatedPerson } from './related.js';
import {
  field,
  fieldsSection,
  itemsSection,
  type ResultField,
  type ResultItem,
  type ResultView,
  words,
} from './result-view.js';
import { companySummary } from './summary/company-summary.js';

/** What the public register says about a company, arranged for reading. */
export function cnpjResult(data: unknown): ResultView {
  const company = recordIn(data);
  const status = words(company.situacao_cadastral);
  const opened = say.dateText(company.data_inicio_atividade);
  const home = recordIn(company.endereco);
  return {
    title: words(company.razao_social) ?? 'Razão social não informada',
    document: say.cnpjText(company.cnpj) ?? '',
    documentLabel: 'CNPJ',
    status: status === null ? null : { text: status, tone: say.statusTone(status) },
    facts: [opened && `Aberta em ${opened}`, say.placeText(home.municipio, home.uf)].filter((fact) => fact !== null),
    summary: companySummary(company),
    sections: [
      fieldsSection('dados-gerais', 'Dados gerais', generalFields(company)),
      itemsSection('contatos', 'Contatos', contacts(company)),
      itemsSection('endereco', 'Endereço', plainAddress(home)),
      itemsSection('atividades', 'Atividades', activities(company)),
      itemsSection('socios', 'Sócios', listIn(company.qsa).map(partner)),
    ],
  };
}

function generalFields(company: SourceRecord): ResultField[] {
  return [
    field('Razão social', company.razao_social),
    field('Nome fantasia', company.nome_fantasia),
    field('Situação cadastral', company.situacao_cadastral),
    field('Situação desde', say.dateText(company.data_situacao_cadastral)),
    ...specialFields(company),
    field('Início de atividade', say.dateText(company.data_inicio_atividade)),
    field('Tipo', company.tipo),
    field('Porte', company.porte),
    field('Natureza jurídica', company.natureza_juridica),
    field('Capital social', say.moneyText(company.capital_social)),
    field('Simples Nacional', say.yesOrNo(company.opcao_pelo_simples)),
    field('MEI', say.yesOrNo(company.opcao_pelo_mei)),
  ];
}

/** Few companies are in one; that the others are not is no gap in the answer. */
function specialFields(company: SourceRecord): ResultField[] {
  if (words(company.situacao_especial) === null) return [];
  return [
    field('Situação especial', company.situacao_especial),
    field('Situação especial desde', say.dateText(company.data_situacao_especial)),
  ];
}

function contacts(company: SourceRecord): ResultItem[] {
  return [...textsIn(company.telefones).flatMap((number) => phoneItems(number)), ...emailItems(company.email)];
}

function activities(company: SourceRecord): ResultItem[] {
  return [
    ...activity(recordIn(company.cnae_fiscal_principal), 'Principal'),
    ...listIn(company.cnaes_secundarios).flatMap((one) => activity(one, 'Secundária')),
  ];
}

function activity(one: SourceRecord, rank: string): ResultItem[] {
  const code = say.cnaeText(one.codigo);
  const title = words(one.descricao) ?? (code && 'Sem descrição');
  if (title === null) return [];
  return [{ title, details: [field('CNAE', code), field('Atividade', rank)], links: [], related: null }];
}

function partner(one: SourceRecord): ResultItem {
  return {
    title: words(one.nome) ?? 'Nome não informado',
    details: [field('Qualificação', one.qualificacao)],
    links: [],
    related: relatedPerson(one.nome),
  };
}
