import { hasDied, isDead } from '../has-died.js';
import type { SourceRecord } from '../source-record.js';
import * as say from './format.js';
import { relatedField } from './related.js';
import {
  field,
  fieldsSection,
  type ResultField,
  type ResultSection,
  type ResultView,
  type SummaryFact,
  withoutWithheld,
  words,
} from './result-view.js';
import { ofDeceased } from './summary/parts.js';

/** The head of a result about one person: name, CPF, status, age, over the sections of its type. */
export function onePerson(
  person: SourceRecord,
  status: unknown,
  sections: readonly ResultSection[],
  summary: readonly SummaryFact[],
  place: string | null = null,
): ResultView {
  const said = words(status);
  const died = isDead(said) || hasDied(person);
  const withheld = say.isWithheld(died, person.nome);
  return {
    title: words(person.nome) ?? say.unnamed(died),
    document: say.cpfText(person.cpf) ?? '',
    documentLabel: 'CPF',
    status: said === null ? null : { text: said, tone: say.statusTone(said, died) },
    facts: say.lifeTexts(person.nascimento, died, withheld, place),
    summary: died ? ofDeceased(summary) : summary,
    sections: withheld ? withoutWithheld(sections) : sections,
  };
}

/** Who holds the e-mail address or the Pix key. */
export function holderSection(person: SourceRecord): ResultSection {
  return fieldsSection('dados-gerais', 'Dados pessoais', [
    field('Nome', person.nome),
    relatedField('CPF', 'cpf', person.cpf),
    field('Nascimento', say.dateText(person.nascimento)),
    field('Sexo', say.sexText(person.sexo)),
    relatedField('Mãe', 'nome', person.mae),
    ...deathFields(person),
  ]);
}

/** The death, where it is told. */
export function deathFields(person: SourceRecord): ResultField[] {
  const death = say.dateText(person.data_obito) ?? say.yesOrNoText(person.obito);
  return death === null ? [] : [field('Óbito', death)];
}
