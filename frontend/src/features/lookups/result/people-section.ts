import * as say from './format';
import { relatedTo, shownDocument } from './related';
import {
  type ResultField,
  type ResultItem,
  type ResultPerson,
  type ResultSection,
  type ResultView,
  words,
} from './result-view';

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
}

/** A person as one line, with the CPF masked, that opens to the record. */
export function personOf({ name, cpf, birth, died, facts = [], fields, addresses = [] }: PersonParts): ResultPerson {
  const related = relatedTo('cpf', cpf);
  const age = died ? null : say.ageOf(birth);
  const shown = [related && `CPF ${shownDocument(related)}`, age === null ? null : say.yearsInWords(age), ...facts];
  return {
    name: words(name) ?? say.unnamed(died ?? false),
    facts: shown.filter((fact) => fact !== null),
    related,
    fields,
    addresses,
  };
}

/** A result that is a list of people; `total` is how many the source has when it tells more than it sends. */
export function peopleView(
  label: string,
  subject: string | null,
  people: readonly ResultPerson[],
  total: unknown = null,
): ResultView {
  const all = Math.max(Number(words(total)) || 0, people.length);
  const only = all === 1 ? people[0] : undefined;
  const section: ResultSection = { id: 'pessoas', title: 'Pessoas', blocks: [{ kind: 'people', people }] };
  return {
    title: only ? only.name : `${all.toLocaleString('pt-BR')} pessoas encontradas`,
    document: subject ?? '',
    documentLabel: label,
    status: null,
    facts: only
      ? ['1 pessoa encontrada']
      : all > people.length
        ? [`Mostrando ${people.length} de ${all.toLocaleString('pt-BR')}`]
        : [],
    sections: [section],
  };
}
