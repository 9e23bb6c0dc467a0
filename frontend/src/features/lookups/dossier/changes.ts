import { type ResultItem, type ResultSection, type ResultView, withoutEmpty } from '@kernel/results/result-view';
import { itemText } from '../result/result-text';
import { folded } from './relations';

/** What one lookup says otherwise than the one before it: null where it says nothing. */
export interface Change {
  readonly section: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Fact {
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

/** A moment of the source's own, which is another at each lookup. */
const NEVER_THE_SAME = new Set(['Última atualização']);

/**
 * Field by field what differs between two results of the same type. The order of lists, and case, accents and spaces make
 * no difference; of several values under one label each is compared for itself.
 */
export function changesBetween(older: ResultView, newer: ResultView): Change[] {
  const sections = [...new Set([...newer.sections, ...older.sections].map(({ id }) => id))];
  return sections.flatMap((id) => changesInSection(sectionOf(older, id), sectionOf(newer, id)));
}

function sectionOf(view: ResultView, id: string): ResultSection {
  const section = view.sections.find((one) => one.id === id);
  return section ? withoutEmpty(section) : { id, title: '', blocks: [] };
}

function changesInSection(older: ResultSection, newer: ResultSection): Change[] {
  const title = newer.title || older.title;
  const [was, is] = [itemsOf(older), itemsOf(newer)];
  const facts = changesOf(factsOf(older, title), factsOf(newer, title));
  return [...facts, ...changesOfItems(title, was, is)];
}

function factsOf({ blocks }: ResultSection, section: string): Fact[] {
  const fact = (label: string, value: string | null): Fact[] =>
    value === null || NEVER_THE_SAME.has(label) ? [] : [{ section, label, value }];
  return blocks.flatMap((block) => {
    if (block.kind === 'fields') return block.fields.flatMap(({ label, value }) => fact(label, value));
    if (block.kind === 'scores') {
      return block.scores.flatMap(({ name, points, words }) => [
        ...fact(name, points === null ? null : String(points)),
        ...fact(`${name}, faixa`, words),
      ]);
    }
    if (block.kind !== 'people') return [];
    return block.people.flatMap(({ name, fields, addresses }) => [
      ...fields.flatMap(({ label, value }) => fact(`${name} · ${label}`, value)),
      ...addresses.flatMap((one) => fact(`${name} · Endereço`, itemText(one))),
    ]);
  });
}

interface Listed {
  readonly label: string;
  readonly item: ResultItem;
}

function itemsOf({ title, blocks }: ResultSection): Listed[] {
  return blocks.flatMap((block) =>
    block.kind === 'items' ? block.items.map((item) => ({ label: block.title ?? title, item })) : [],
  );
}

/** What is gone, what is new, and of an item that is there on both sides, under one title each, what it says now. */
function changesOfItems(section: string, older: readonly Listed[], newer: readonly Listed[]): Change[] {
  const [was, is] = withoutCommon(older, newer, ({ item }) => itemText(item));
  const only = (list: readonly Listed[], { item }: Listed) => {
    const same = list.filter((other) => folded(other.item.title) === folded(item.title));
    return same.length === 1 ? same[0] : undefined;
  };
  const pairs = is.flatMap((one) => {
    const before = only(was, one);
    return before && only(is, before) === one ? [{ before, after: one }] : [];
  });
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  const detailsOf = ({ item }: Listed, title: string): Fact[] =>
    item.details.flatMap(({ label, value }) =>
      value === null ? [] : [{ section, label: `${title} · ${label}`, value }],
    );
  return [
    ...pairs.flatMap(({ before, after }) =>
      changesOf(detailsOf(before, after.item.title), detailsOf(after, after.item.title)),
    ),
    ...is
      .filter((one) => !paired.has(one))
      .map(({ label, item }) => ({ section, label, before: null, after: itemText(item) })),
    ...was
      .filter((one) => !paired.has(one))
      .map(({ label, item }) => ({ section, label, before: itemText(item), after: null })),
  ];
}

function changesOf(older: readonly Fact[], newer: readonly Fact[]): Change[] {
  const [was, is] = withoutCommon(older, newer, ({ label, value }) => `${label}\0${value}`);
  const labels = [...new Set([...is, ...was].map(({ label }) => label))];
  return labels.flatMap((label) => {
    const before = was.filter((fact) => fact.label === label);
    const after = is.filter((fact) => fact.label === label);
    const section = (after[0] ?? before[0])?.section ?? '';
    if (before.length === 1 && after.length === 1) {
      return [{ section, label, before: before[0]?.value ?? null, after: after[0]?.value ?? null }];
    }
    return [
      ...after.map(({ value }) => ({ section, label, before: null, after: value })),
      ...before.map(({ value }) => ({ section, label, before: value, after: null })),
    ];
  });
}

/** Both lists without what stands in both, as often as it stands in both. */
function withoutCommon<One>(
  older: readonly One[],
  newer: readonly One[],
  textOf: (one: One) => string,
): readonly [One[], One[]] {
  const left = new Map<string, number>();
  for (const one of older) left.set(folded(textOf(one)), (left.get(folded(textOf(one))) ?? 0) + 1);
  const common = new Map<string, number>();
  const take = (counts: Map<string, number>, key: string) => {
    const n = counts.get(key) ?? 0;
    if (n > 0) counts.set(key, n - 1);
    return n > 0;
  };
  const is = newer.filter((one) => {
    const key = folded(textOf(one));
    const both = take(left, key);
    if (both) common.set(key, (common.get(key) ?? 0) + 1);
    return !both;
  });
  return [older.filter((one) => !take(common, folded(textOf(one)))), is];
}
