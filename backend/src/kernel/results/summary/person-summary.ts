import { scoresIn } from '../../score.js';
import { listIn, phoneIn, recordIn, type SourceRecord, textsIn } from '../../source-record.js';
import { streetAddress } from '../address-item.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { addressFact, bestPhoneFact, line, registrationFact } from './parts.js';

/** What decides about a person. */
export function personSummary(record: SourceRecord, died: boolean): SummaryFact[] {
  const general = recordIn(record.dados_gerais);
  const homes = listIn(record.enderecos).filter((one) => streetAddress(one)[0]);
  const phones = textsIn(listIn(record.telefones_list).map(phoneIn));
  return [
    registrationFact(general.situacao_cadastral, general.data_situacao_cadastral, 'dados-gerais'),
    scoreFact(listIn(record.score)),
    bestPhoneFact(phones, words(homes[0]?.uf), 'contatos'),
    addressFact(homes[0], 'enderecos', homes.length),
    incomeFact(general, listIn(record.poder_aquisitivo)),
    companiesFact(listIn(record.empresas), died),
  ];
}

/** The first score that has points, else the first that has a band, else what is said of one. */
function scoreFact(records: readonly SourceRecord[]): SummaryFact {
  const all = records.flatMap(scoresIn);
  const score = all.find(({ points }) => points !== null) ?? all.find(({ band }) => band !== null) ?? all[0];
  if (!score) return { label: 'Score', value: null, section: 'score' };
  const { name, points, band, said } = score;
  return {
    label: `Score ${name}`,
    value: points === null ? (band ?? said) : `${points} de 1000`,
    note: points === null ? null : band,
    tone: say.riskTone(band),
    points,
    section: 'score',
  };
}

function incomeFact(general: SourceRecord, powers: readonly SourceRecord[]): SummaryFact {
  const power = powers.find((one) => words(one.renda_poder_aquisitivo) ?? words(one.faixa_poder_aquisitivo));
  const income = say.moneyText(general.renda ?? power?.renda_poder_aquisitivo);
  const band = words(power?.faixa_poder_aquisitivo);
  return { label: 'Renda por mês', value: income ?? band, note: income === null ? null : band, section: 'renda' };
}

function companiesFact(companies: readonly SourceRecord[], died: boolean): SummaryFact {
  if (companies.length === 0)
    return { label: 'Empresas', value: died ? null : 'Nenhuma informada', section: 'empresas' };
  const statuses = companies.flatMap((one) => words(one.situacao_cadastral) ?? []);
  const active = statuses.filter((status) => /^ativa$/i.test(status)).length;
  const [first] = companies;
  return {
    label: 'Empresas',
    value: companies.length === 1 ? words(first?.razao_social) : `${companies.length} empresas`,
    note: line(
      companies.length === 1 ? statuses[0] : statuses.length > 0 && `${active} ${active === 1 ? 'ativa' : 'ativas'}`,
    ),
    section: 'empresas',
  };
}
