import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { municipalityName } from '../../../kernel/municipalities.js';
import { PURPOSES, type Purpose, paperNotice } from '../../../kernel/purposes.js';
import { countOfPeople, monthText, originText } from '../../../kernel/results/format.js';
import { inNaturalCase, naturalText } from '../../../kernel/results/natural-view.js';
import { READERS } from '../../../kernel/results/read-result.js';
import type { ResultView } from '../../../kernel/results/result-view.js';
import type { RulesResult } from '../../../kernel/warnings/warning.js';
import { warningsOf } from '../../../kernel/warnings/warnings-of.js';
import type { Origin } from '../model/index.js';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A saved lookup that is to be reported, as plain values: it goes to a thread of its own. */
export interface ReportedLookup {
  readonly type: LookupType;
  /** What was asked, in full. */
  readonly asked: string | null;
  readonly protocolo: string;
  readonly at: Date;
  readonly purpose: Purpose | null;
  readonly origem: Origin | null;
  readonly fonte: string | null;
  readonly dadosDe: string | null;
  readonly resultJson: string;
  readonly code: string;
  readonly madeAt: Date;
  /** Where it can be verified. */
  readonly address: string;
}

/** Of a list, the first so many are told: a hundred people take a second or two, five hundred more memory than its thread has. */
const MOST_PEOPLE = 100;
const SHOWN = /^Mostrando \d+ de /;

/** What a report says, in the words of the page. */
export interface ReportContent {
  readonly title: string;
  readonly view: ResultView;
  /** Whence, when, what for and under which number. */
  readonly trace: ReadonlyArray<readonly [label: string, value: string]>;
  readonly rules: RulesResult;
  readonly notice: string;
}

export function reportContent(lookup: ReportedLookup): ReportContent {
  const { type, asked, purpose, origem, madeAt } = lookup;
  const data: unknown = JSON.parse(lookup.resultJson);
  const label = lookupDefinition(type).label;
  const trace: ReadonlyArray<readonly [string, string | null]> = [
    ['Consulta', asked && `${label}: ${asked}`],
    ['Protocolo', lookup.protocolo],
    ['Consultado em', inBrasilia(lookup.at)],
    ['Fonte', lookup.fonte],
    ['Origem', origem && originText(origem)],
    ['Dados de', lookup.dadosDe && monthText(lookup.dadosDe)],
    ['Finalidade', purpose && PURPOSES[purpose]],
    ['Relatório emitido em', inBrasilia(madeAt)],
  ];
  return {
    title: `Relatório de consulta: ${label}`,
    view: inNaturalCase(ofFirstPeople(READERS[type](data)), (text) => naturalText(text, municipalityName)),
    trace: trace.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    rules: warningsOf(type, data, lookup.dadosDe, dayInBrazil(madeAt)),
    notice: paperNotice(purpose),
  };
}

/** The view with no more people than a report tells, and how many of all they are. */
function ofFirstPeople(view: ResultView): ResultView {
  const [list] = view.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'people'));
  if (!list || list.people.length <= MOST_PEOPLE) return view;
  const all =
    view.facts.find((fact) => SHOWN.test(fact))?.replace(SHOWN, '') ?? countOfPeople(list.people.length, false);
  const blocks = [{ ...list, people: list.people.slice(0, MOST_PEOPLE) }];
  return {
    ...view,
    facts: [`Mostrando ${MOST_PEOPLE} de ${all}`, ...view.facts.filter((fact) => !SHOWN.test(fact))],
    sections: view.sections.map((section) => (section.blocks.includes(list) ? { ...section, blocks } : section)),
  };
}

function inBrasilia(at: Date): string {
  return `${moment.format(at).replace(',', '')} (horário de Brasília)`;
}
