import { textsIn } from '../source-record.js';
import * as say from './format.js';
import { relatedTo, shownDocument } from './related.js';
import {
  type ResultField,
  type ResultItem,
  type ResultPerson,
  type ResultSection,
  type ResultView,
  type SummaryFact,
  words,
} from './result-view.js';
import { summaryOfPeople } from './summary/people-summary.js';

/** What a record of a list says about one person. */
interface PersonParts {
  readonly name: unknown;
  readonly cpf: unknown;
  readonly birth: unknown;
  readonly died?: boolean;
  /** Further words for the closed line. */
  readonly facts?: readonly (string | null)[];
  readonly fields: readonly ResultField[];
  readonly addresses?: readonly ResultItem[];
  readonly states?: readonly unknown[];
  readonly mother?: unknown;
}

/** A person as one line, with the CPF masked, that opens to the record. */
export function personOf(parts: PersonParts): ResultPerson {
  const { name, cpf, birth, died, facts = [], fields, addresses = [], states = [], mother } = parts;
  const related = relatedTo('cpf', cpf);
  const age = died ? null : say.ageOf(birth);
  const withheld = say.isWithheld(died ?? false, name);
  const shown = [related && `CPF ${shownDocument(related)}`, age === null ? null : say.yearsText(age), ...facts];
  return {
    name: words(name) ?? say.unnamed(died ?? false),
    facts: shown.filter((fact) => fact !== null),
    related,
    fields: withheld ? fields.filter(({ value }) => value !== null) : fields,
    addresses,
    facets: { age, states: [...new Set(states.flatMap((state) => words(state) ?? []))], mother: words(mother) },
  };
}

/** What is said of the list as a whole. */
interface ListParts {
  readonly label: string;
  /** What was asked for, as each record tells it or does not. */
  readonly subjects: readonly unknown[];
  readonly people: readonly ResultPerson[];
  /** How many the source has when it tells more than it sends. */
  readonly total?: unknown;
  /** True where the source has more people than it tells. */
  readonly goesOn?: unknown;
  /** What the people's states are states of. */
  readonly stateLabel?: string;
  /** In the place of what a list is summed up in. */
  readonly summary?: readonly SummaryFact[];
}

/** A result that is a list of people. */
export function peopleView(parts: ListParts): ResultView {
  const { label, subjects, people, total, stateLabel = 'UF', summary } = parts;
  const goesOn = parts.goesOn === true;
  const all = Math.max(Number(words(total)) || 0, people.length);
  const only = all === 1 && !goesOn ? people[0] : undefined;
  const section: ResultSection = { id: 'pessoas', title: 'Pessoas', blocks: [{ kind: 'people', people, stateLabel }] };
  const withheld = people.some(({ name }) => name === say.unnamed(true));
  const shown = only
    ? [say.ONE_FOUND]
    : all > people.length || goesOn
      ? [`Mostrando ${people.length} de ${say.countOfPeople(all, goesOn)}`]
      : [];
  return {
    title: only ? only.name : `${say.countOfPeople(all, goesOn, 'Mais de')} pessoas encontradas`,
    document: textsIn(subjects)[0] ?? '',
    documentLabel: label,
    status: null,
    facts: withheld ? [...shown, say.OF_THE_DECEASED] : shown,
    summary: summary ?? summaryOfPeople(people, all, goesOn, stateLabel),
    sections: [section],
  };
}
