import { naturalCase } from '../natural-case.js';
import type { ResultBlock, ResultField, ResultItem, ResultPerson, ResultView } from './result-view.js';

/** The official name of a municipality of a state; null when there is none of that name. */
export type CityName = (city: string, state: string) => string | null;

/** Says a text as people write it. */
export type Say = (text: string) => string;

/** The view with the capitals of the registers in natural case and municipalities with their accents. */
export function inNaturalCase(view: ResultView, say: Say): ResultView {
  return {
    ...view,
    title: say(view.title),
    document: say(view.document),
    status: view.status && { ...view.status, text: say(view.status.text) },
    facts: view.facts.map(say),
    summary: view.summary.map((fact) => ({
      ...fact,
      value: fact.value && say(fact.value),
      note: fact.note ? say(fact.note) : null,
    })),
    sections: view.sections.map((section) => ({ ...section, blocks: section.blocks.map((one) => ofBlock(one, say)) })),
  };
}

/** A text of several parts, each in natural case; "RIBEIRAO PRETO, SP" becomes "Ribeirão Preto, SP". */
export function naturalText(text: string, cityName: CityName): string {
  return text
    .split(' · ')
    .map((part) => {
      const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(part) ?? [];
      return city ? `${cityName(city, state) ?? naturalCase(city)}, ${state}` : naturalCase(part);
    })
    .join(' · ');
}

function ofBlock(block: ResultBlock, say: Say): ResultBlock {
  switch (block.kind) {
    case 'fields':
      return { ...block, fields: ofFields(block.fields, say) };
    case 'items':
      return { ...block, items: block.items.map((one) => ofItem(one, say)) };
    case 'people':
      return { ...block, people: block.people.map((one) => ofPerson(one, say)) };
    case 'scores':
      return { ...block, scores: block.scores.map((one) => ({ ...one, words: one.words && say(one.words) })) };
    case 'photo':
      return { ...block, photo: { ...block.photo, alt: block.photo.alt.replace(/(?<=^Foto de ).*/, say) } };
  }
}

function ofFields(fields: readonly ResultField[], say: Say): ResultField[] {
  return fields.map((one) => ({ ...one, value: one.value && say(one.value) }));
}

function ofItem(item: ResultItem, say: Say): ResultItem {
  return { ...item, title: say(item.title), details: ofFields(item.details, say) };
}

function ofPerson(person: ResultPerson, say: Say): ResultPerson {
  return {
    ...person,
    name: say(person.name),
    facts: person.facts.map(say),
    fields: ofFields(person.fields, say),
    addresses: person.addresses.map((one) => ofItem(one, say)),
    facets: { ...person.facets, mother: person.facets.mother && say(person.facets.mother) },
  };
}
