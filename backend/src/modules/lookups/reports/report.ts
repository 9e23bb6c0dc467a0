import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { municipalityName } from '../../../kernel/municipalities.js';
import { PURPOSES } from '../../../kernel/purposes.js';
import { monthInWords, originInWords } from '../../../kernel/results/format.js';
import { inNaturalCase, naturalText } from '../../../kernel/results/natural-view.js';
import { READERS } from '../../../kernel/results/read-result.js';
import type { ResultView } from '../../../kernel/results/result-view.js';
import type { RulesResult } from '../../../kernel/warnings/warning.js';
import { warningsOf } from '../../../kernel/warnings/warnings-of.js';
import type { ShownEntry } from '../history/index.js';
import { readableSubject } from '../model/index.js';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A saved lookup that is to be reported. */
export interface ReportedLookup {
  readonly entry: ShownEntry;
  readonly data: unknown;
  readonly code: string;
  readonly madeAt: Date;
}

/** What a report says, in the words of the page. */
export interface ReportContent {
  readonly title: string;
  readonly simulated: boolean;
  readonly view: ResultView;
  /** Whence, when, what for and under which number. */
  readonly trace: ReadonlyArray<readonly [label: string, value: string]>;
  readonly rules: RulesResult;
}

export function reportContent({ entry, data, madeAt }: ReportedLookup): ReportContent {
  const { type, purpose, origem, query } = entry;
  const label = lookupDefinition(type).label;
  const trace: ReadonlyArray<readonly [string, string | null]> = [
    ['Consulta', query && `${label}: ${readableSubject(type, query)}`],
    ['Protocolo', entry.protocolo],
    ['Consultado em', inBrasilia(entry.at)],
    ['Fonte', entry.fonte],
    ['Origem', origem && originInWords(origem)],
    ['Dados de', entry.dadosDe && monthInWords(entry.dadosDe)],
    ['Finalidade', purpose && PURPOSES[purpose]],
    ['Relatório emitido em', inBrasilia(madeAt)],
  ];
  return {
    title: `Relatório de consulta: ${label}`,
    simulated: entry.outcome === 'simulated',
    view: inNaturalCase(READERS[type](data), (text) => naturalText(text, municipalityName)),
    trace: trace.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    rules: warningsOf(type, data, entry.dadosDe, dayInBrazil(madeAt)),
  };
}

function inBrasilia(at: Date): string {
  return `${moment.format(at).replace(',', '')} (horário de Brasília)`;
}
