import { bondInWords } from '../bonds.js';
import { hasDied } from '../has-died.js';
import { scoresIn } from '../score.js';
import { listIn, phoneIn, recordIn, type SourceRecord } from '../source-record.js';
import { firstPlace, streetAddress } from './address-item.js';
import { emailItems, phoneItems } from './contact-items.js';
import * as say from './format.js';
import { deathFields, onePerson } from './one-person.js';
import { relatedField, relatedPerson, relatedTo } from './related.js';
import {
  field,
  fieldsSection,
  itemsSection,
  type ResultBlock,
  type ResultField,
  type ResultItem,
  type ResultScore,
  type ResultSection,
  type ResultView,
  words,
} from './result-view.js';
import { personSummary } from './summary/person-summary.js';

/** What the sources say about a CPF, arranged for reading. */
export function cpfResult(data: unknown): ResultView {
  const record = recordIn(recordIn(data).resultado);
  const general = recordIn(record.dados_gerais);
  const sections = [
    fieldsSection('dados-gerais', 'Dados gerais', generalFields(general, listIn(record.parentes))),
    { id: 'documentos', title: 'Documentos', blocks: documents(general, record) },
    { id: 'contatos', title: 'Contatos', blocks: contacts(record) },
    itemsSection('enderecos', 'Endereços', listIn(record.enderecos).flatMap(streetAddress)),
    itemsSection('parentes', 'Parentes', listIn(record.parentes).map(relative)),
    { id: 'score', title: 'Score', blocks: [{ kind: 'scores', scores: listIn(record.score).flatMap(scores) }] },
    { id: 'renda', title: 'Renda', blocks: income(general, record) },
    itemsSection('empresas', 'Empresas', listIn(record.empresas).map(company)),
  ] satisfies ResultSection[];
  const summary = personSummary(record, hasDied(general));
  return onePerson(general, general.situacao_cadastral, sections, summary, firstPlace(listIn(record.enderecos)));
}

function generalFields(general: SourceRecord, relatives: readonly SourceRecord[]): ResultField[] {
  return [
    field('Nome', general.nome),
    field('Nascimento', say.dateText(general.nascimento)),
    field('Sexo', say.sexText(general.sexo)),
    field('Estado civil', general.estado_civil),
    parent('Mãe', general.mae, relatives),
    parent('Pai', general.pai, relatives),
    field('Situação cadastral', general.situacao_cadastral),
    field('Situação desde', say.dateText(general.data_situacao_cadastral)),
    ...deathFields(general),
  ];
}

/** A parent to look up: by CPF where the relatives tell it, else by name. */
function parent(label: string, name: unknown, relatives: readonly SourceRecord[]): ResultField {
  const known = relatives.find((one) => words(one.NOME_VINCULO) !== null && words(one.NOME_VINCULO) === words(name));
  return { ...field(label, name), related: relatedPerson(name, known?.CPF_VINCULO) };
}

function documents(general: SourceRecord, record: SourceRecord): ResultBlock[] {
  const registry = recordIn(record.rg_dados);
  const pis = listIn(record.pis);
  return [
    {
      kind: 'fields',
      fields: [
        field('CPF', say.cpfText(general.cpf)),
        relatedField('RG', 'rg', general.rg ?? registry.rg),
        field('Órgão emissor', general.orgao_emissor ?? registry.orgao_emissor),
        field('UF de emissão', general.uf_emissao ?? registry.uf_emissao),
        field('Emissão do RG', say.dateText(registry.data_emissao)),
        field('Título de eleitor', general.titulo_eleitor),
        ...(pis.length === 0 ? [field('PIS', null)] : pis.map((one) => field('PIS', one.pis))),
      ],
    },
  ];
}

function contacts(record: SourceRecord): ResultBlock[] {
  return [
    { kind: 'items', title: 'Telefone', items: listIn(record.telefones_list).flatMap(phone) },
    { kind: 'items', title: 'E-mail', items: listIn(record.emails_list).flatMap((one) => emailItems(one.email)) },
  ];
}

function phone(one: SourceRecord): ResultItem[] {
  return phoneItems(phoneIn(one), [field('Tipo', one.tipo), field('Operadora', one.operadora)]);
}

function relative(one: SourceRecord): ResultItem {
  const bond = words(one.VINCULO);
  return {
    title: words(one.NOME_VINCULO) ?? 'Nome não informado',
    details: [field('Vínculo', bond && bondInWords(bond)), field('Nascimento', say.dateText(one.NASCIMENTO_VINCULO))],
    links: [],
    related: relatedTo('cpf', one.CPF_VINCULO),
  };
}

function scores(one: SourceRecord): ResultScore[] {
  return scoresIn(one).map(({ name, points, band, said }) => ({
    name,
    points,
    words: band ?? said,
    tone: say.riskTone(band),
  }));
}

function income(general: SourceRecord, record: SourceRecord): ResultBlock[] {
  const power = listIn(record.poder_aquisitivo);
  const returns = listIn(record.irpf);
  return [
    {
      kind: 'fields',
      fields: [
        field('Renda', say.moneyText(general.renda)),
        ...power.flatMap((one) => [
          field('Poder aquisitivo', one.poder_aquisitivo),
          field('Renda estimada', say.moneyText(one.renda_poder_aquisitivo)),
          field('Faixa', one.faixa_poder_aquisitivo),
        ]),
        ...returns.map((one) => field(`IRPF ${words(one.Ano_Referencia) ?? ''}`.trim(), one.Sit_Receita_Federal)),
      ],
    },
  ];
}

function company(one: SourceRecord): ResultItem {
  const cnpj = words(one.cnpj);
  const partners = listIn(one.socios)
    .map((partner) => words(partner.nome))
    .filter(Boolean);
  const linked = listIn(one.empresas_vinculadas)
    .map((other) => words(other.razao_social))
    .filter(Boolean);
  return {
    title: words(one.razao_social) ?? say.cnpjText(cnpj) ?? 'Empresa',
    details: [
      field('Situação', one.situacao_cadastral),
      field('Sócios', partners.join(', ')),
      field('Empresas vinculadas', linked.join(', ')),
    ],
    links: [],
    related: relatedTo('cnpj', cnpj),
  };
}
