import { hasDied } from '../has-died.js';
import { phoneIn, recordIn, recordsOf, type SourceRecord } from '../source-record.js';
import { plainAddress } from './address-item.js';
import * as say from './format.js';
import { peopleView, personOf } from './people-section.js';
import { relatedField } from './related.js';
import { field, type ResultPerson, type ResultView, words } from './result-view.js';
import { summaryOfHolder } from './summary/holder-summary.js';

/** Everybody who has the telephone. */
export function telefoneResult(data: unknown): ResultView {
  const records = recordsOf(data);
  const [only, ...others] = records;
  return peopleView({
    label: 'Telefone',
    subjects: records.map((one) => say.phoneText(phoneIn(one))),
    people: records.map(holder),
    total: recordIn(data).quantidade,
    ...(only && others.length === 0 && { summary: summaryOfHolder(only) }),
  });
}

function holder(record: SourceRecord): ResultPerson {
  const died = hasDied(record);
  return personOf({
    name: record.nome,
    cpf: record.cpf,
    birth: record.data_nascimento,
    died,
    facts: [words(record.status_cpf), say.placeText(record.cidade, record.uf)],
    fields: [
      relatedField('CPF', 'cpf', record.cpf),
      field('Situação do CPF', record.status_cpf),
      field('Nascimento', say.dateText(record.data_nascimento)),
      field('Óbito', say.yesOrNoText(record.obito)),
      field('Telefone', say.phoneText(phoneIn(record))),
      field('E-mail', record.email),
      { ...field('Score', record.score), isScore: true },
      field('Renda média', say.moneyText(record.renda_media)),
      field('Classe social', record.classe_social),
      field('Risco CMV', record.risco_cmv),
      field('Risco CTV', record.risco_ctv),
      field('Risco NET', record.risco_net),
      field('Fonte', record.fonte),
    ],
    addresses: plainAddress(record),
    states: [record.uf],
  });
}
