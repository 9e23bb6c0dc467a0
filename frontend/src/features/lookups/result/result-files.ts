import type { LookupType } from '@kernel/lookup-catalogue';
import { ONE_FOUND, originText } from '@kernel/results/format';
import type { ResultPerson, ResultView } from '@kernel/results/result-view';
import { SCORE_WARNING } from '@kernel/score';
import type { LookupMeta } from '../../../shared/api/generated';
import { csv } from '../../../shared/files/csv';
import { dayInBrazil } from '../../../shared/ui/dates';
import { hasScore, itemText, rowsOf } from './result-text';

const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** consulta_cpf_2026-11-21_02-15-51.json, in Brazilian time. */
export function exportName(type: LookupType, at: Date, ending: 'json' | 'csv' | 'xlsx' | 'pdf'): string {
  return `consulta_${type}_${dayInBrazil(at)}_${time.format(at).replaceAll(':', '-')}.${ending}`;
}

/** The answer as it came, with where it came from and, where a score is in it, the warning that goes with scores. */
export function resultJson(view: ResultView, data: unknown, meta: LookupMeta | null): string {
  const aviso = view.sections.some(hasScore) ? SCORE_WARNING : undefined;
  return JSON.stringify({ data, meta: meta ?? undefined, aviso }, withoutPhoto, 2);
}

/** A photo is looked at, not saved. */
function withoutPhoto(key: string, value: unknown): unknown {
  return key === 'base64' && typeof value === 'string' ? '(a foto não é salva)' : value;
}

export function resultCsv(view: ResultView, meta: LookupMeta | null): string {
  return csv(resultTable(view, meta));
}

/** Every filled fact of the result, a row each; a list of people as a table, a person each, and below it how much of the list that is. Each row says where it comes from, a last one what a score is not for. */
export function resultTable(view: ResultView, meta: LookupMeta | null): Table {
  const [head = [], ...rows] = tableOf(view);
  if (meta === null) return [head, ...rows];
  const origin = `${originText(meta.origem)} (${meta.fonte})`;
  return [[...head, 'Origem'], ...rows.map((row) => [...row, origin])];
}

type Table = ReadonlyArray<readonly string[]>;

function tableOf(view: ResultView): Table {
  const people = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'people' ? one.people : [])),
  );
  if (people.length > 0) return tableOfPeople(people, view.facts);
  const rows = view.sections.flatMap((section) =>
    rowsOf(section).map(([label, value]) => [section.title, label, asText(label, value)]),
  );
  const warning = view.sections.some(hasScore) ? [['Score', 'Aviso', SCORE_WARNING]] : [];
  return [['Seção', 'Campo', 'Valor'], ...rows, ...warning];
}

function tableOfPeople(people: readonly ResultPerson[], facts: readonly string[]): Table {
  const labels = [...new Set(people.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const rows = people.map(({ name, fields, addresses }) => [
    name,
    ...labels.map((label) => asText(label, fields.find((one) => one.label === label)?.value ?? '')),
    addresses.map(itemText).join(' | '),
  ]);
  const hasScores = people.some(({ fields }) => fields.some(({ isScore, value }) => isScore && value !== null));
  const notes = [...facts.filter((fact) => fact !== ONE_FOUND), ...(hasScores ? [`Score: ${SCORE_WARNING}`] : [])];
  return [['Nome', ...labels, 'Endereços'], ...rows, ...notes.map((note) => [note, ...labels.map(() => ''), ''])];
}

/** A spreadsheet takes digits alone for a number, and its zeros off. */
function asText(label: string, value: string): string {
  if (label === 'RG') return value.replace(/^(0\d+)(\d)$/, '$1-$2');
  return label === 'Título de eleitor' ? value.replace(/^(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3') : value;
}
