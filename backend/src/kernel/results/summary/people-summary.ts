import { countOfPeople, yearsText } from '../format.js';
import type { ResultPerson, SummaryFact } from '../result-view.js';

/** What tells whether a list has to be narrowed: how many there are, and what those read so far differ in. */
export function summaryOfPeople(
  people: readonly ResultPerson[],
  total: number,
  goesOn: boolean,
  stateLabel: string,
): SummaryFact[] {
  const ages = people.flatMap(({ facets }) => facets.age ?? []);
  const isPart = people.length < total || goesOn;
  const [count, among] =
    people.length === 1 ? ['1 lida', 'na única lida'] : [`${people.length} lidas`, `nas ${people.length} lidas`];
  const read = isPart ? among : null;
  const section = 'pessoas';
  return [
    {
      label: 'Pessoas',
      value: countOfPeople(total, goesOn),
      note: read && `${count} até agora`,
      section,
    },
    { label: stateLabel, value: statesInWords(people), note: read, section },
    { label: 'Idades', value: agesInWords(ages), note: read, section },
    { label: 'Mães', value: mothersInWords(people), note: read, section },
  ];
}

/** The three states with most people, and how many more there are. */
function statesInWords(people: readonly ResultPerson[]): string | null {
  const counts = new Map<string, number>();
  for (const state of people.flatMap(({ facets }) => facets.states)) counts.set(state, (counts.get(state) ?? 0) + 1);
  const ordered = [...counts].sort(([, one], [, other]) => other - one);
  const first = ordered.slice(0, 3).map(([state, count]) => `${count} em ${state}`);
  return [...first, ...(ordered.length > 3 ? [`mais ${ordered.length - 3}`] : [])].join(' · ') || null;
}

function agesInWords(ages: readonly number[]): string | null {
  if (ages.length === 0) return null;
  const [least, most] = [Math.min(...ages), Math.max(...ages)];
  return least === most ? yearsText(least) : `${least} a ${most} anos`;
}

function mothersInWords(people: readonly ResultPerson[]): string | null {
  const count = new Set(people.flatMap(({ facets }) => facets.mother ?? [])).size;
  if (count === 0) return null;
  return count === 1 ? '1 nome de mãe' : `${count} nomes de mãe diferentes`;
}
