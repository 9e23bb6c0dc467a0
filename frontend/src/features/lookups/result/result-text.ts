import { toldOf } from '@kernel/results/related';
import {
  type ResultField,
  type ResultItem,
  type ResultPerson,
  type ResultSection,
  withoutEmpty,
} from '@kernel/results/result-view';
import { SCORE_WARNING, scoreText } from '@kernel/score';

/** The section as plain text, one line a fact, for the clipboard. */
export function sectionText(section: ResultSection): string {
  const lines = [section.title, ...rowsOf(section).map(([label, value]) => `${label}: ${value}`)];
  return [...lines, ...(hasScore(section) ? [SCORE_WARNING] : [])].join('\n');
}

export function hasScore({ blocks }: ResultSection): boolean {
  const among = (fields: readonly ResultField[]) => fields.some(({ isScore, value }) => isScore && value !== null);
  return blocks.some((block) => {
    if (block.kind === 'scores') return block.scores.length > 0;
    if (block.kind === 'people') return block.people.some(({ fields }) => among(fields));
    return block.kind === 'fields' && among(block.fields);
  });
}

/** The section's facts as label and value. */
export function rowsOf(section: ResultSection): Array<readonly [string, string]> {
  return withoutEmpty(section).blocks.flatMap((block) => {
    if (block.kind === 'fields') return block.fields.map(({ label, value }) => [label, value ?? ''] as const);
    if (block.kind === 'scores')
      return block.scores.map(({ name, points, words }) => [name, scoreText(points, words)] as const);
    if (block.kind === 'photo') return [];
    if (block.kind === 'people') return block.people.map((person) => [person.name, personText(person)] as const);
    return block.items.map((item) => [block.title ?? section.title, itemText(item)] as const);
  });
}

export function itemText(item: ResultItem): string {
  return [item.title, ...toldOf(item).map(({ label, value }) => `${label}: ${value}`)].join(' · ');
}

/** The person's filled facts in one line. */
function personText({ fields, addresses }: ResultPerson): string {
  const known = fields.filter(({ value }) => value !== null).map(({ label, value }) => `${label}: ${value}`);
  return [...known, ...addresses.map((one) => `Endereço: ${itemText(one)}`)].join(' · ');
}
