import { naturalCase } from '@kernel/natural-case';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ResultBlock, ResultField, ResultItem, ResultPerson, ResultView } from './result-view';

/** The official name of a municipality of a state; null when there is none of that name. */
type CityName = (city: string, state: string) => string | null;

/** The view as people write it: the capitals of the registers in natural case, municipalities with their accents. What is exported stays the original. */
export function useNaturalView(told: ResultView): { readonly view: ResultView; readonly say: Say } {
  const say = useNaturalText();
  return useMemo(() => ({ view: inNaturalCase(told, say), say }), [told, say]);
}

/** Says a text of the registers as people write it. */
export function useNaturalText(): Say {
  const cityName = useCityName();
  return useCallback((text) => naturalText(text, cityName), [cityName]);
}

const unknown: CityName = () => null;

/** The list of municipalities comes after the first paint: until then cities have no accents. */
function useCityName(): CityName {
  const [known, setKnown] = useState<CityName>(() => unknown);
  useEffect(() => {
    let here = true;
    import('@kernel/municipalities')
      .then(({ municipalityName }) => here && setKnown(() => municipalityName))
      // Without the list the names lack their accents, no more.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return known;
}

function inNaturalCase(view: ResultView, say: Say): ResultView {
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
function naturalText(text: string, cityName: CityName): string {
  return text
    .split(' · ')
    .map((part) => {
      const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(part) ?? [];
      return city ? `${cityName(city, state) ?? naturalCase(city)}, ${state}` : naturalCase(part);
    })
    .join(' · ');
}

type Say = (text: string) => string;

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
