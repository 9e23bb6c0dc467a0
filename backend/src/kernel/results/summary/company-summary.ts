import { listIn, recordIn, type SourceRecord, textsIn } from '../../source-record.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { bestPhoneFact, line, registrationFact } from './parts.js';

/** What decides about a company. */
export function companySummary(company: SourceRecord): SummaryFact[] {
  const activity = recordIn(company.cnae_fiscal_principal);
  const others = listIn(company.cnaes_secundarios).length;
  return [
    registrationFact(company.situacao_cadastral, company.data_situacao_cadastral, 'dados-gerais'),
    openingFact(company),
    {
      label: 'Atividade',
      value: words(activity.descricao),
      note: others === 0 ? null : `e ${others === 1 ? '1 secundária' : `${others} secundárias`}`,
      section: 'atividades',
    },
    sizeFact(company),
    partnersFact(listIn(company.qsa), isSole(company)),
    contactFact(company),
  ];
}

function openingFact(company: SourceRecord): SummaryFact {
  const opened = say.dateText(company.data_inicio_atividade);
  const age = say.ageOf(company.data_inicio_atividade);
  const years = age === null ? null : age === 0 ? 'há menos de 1 ano' : `há ${say.yearsText(age)}`;
  return { label: 'Aberta em', value: opened, note: line(years, words(company.tipo)), section: 'dados-gerais' };
}

function sizeFact(company: SourceRecord): SummaryFact {
  const size = words(company.porte);
  const capital = say.moneyText(company.capital_social);
  return {
    label: 'Porte e capital',
    value: size ?? capital,
    note: size === null || capital === null ? null : `Capital social de ${capital}`,
    section: 'dados-gerais',
  };
}

/** Of one person alone: such a company has no partners to name. */
export function isSole(company: SourceRecord): boolean {
  return company.opcao_pelo_mei === true || /individual|unipessoal/i.test(words(company.natureza_juridica) ?? '');
}

function partnersFact(partners: readonly SourceRecord[], sole: boolean): SummaryFact {
  const [first] = partners;
  if (!first && sole) return { label: 'Sócios', value: 'Não tem', note: 'É de uma pessoa só', section: 'dados-gerais' };
  if (!first) return { label: 'Sócios', value: 'Nenhum informado', section: 'socios' };
  const others = partners.length - 1;
  return {
    label: partners.length === 1 ? 'Sócio' : `${partners.length} sócios`,
    value: words(first.nome),
    note: others === 0 ? words(first.qualificacao) : `e mais ${others}`,
    section: 'socios',
  };
}

function contactFact(company: SourceRecord): SummaryFact {
  const phones = textsIn(company.telefones);
  const email = words(company.email);
  if (phones.length === 0) return { label: 'Contato', value: email, section: 'contatos' };
  const fact = bestPhoneFact(phones, words(recordIn(company.endereco).uf), 'contatos');
  return { ...fact, label: 'Contato', note: email ?? fact.note };
}
