import { hasDied } from '../has-died.js';
import { listIn, recordIn, recordsOf, type SourceRecord } from '../source-record.js';
import { firstPlace, streetAddress } from './address-item.js';
import * as say from './format.js';
import { deathFields } from './one-person.js';
import { peopleView, personOf } from './people-section.js';
import { relatedField } from './related.js';
import { field, type ResultPerson, type ResultView } from './result-view.js';

/** Everybody who bears the name, each with documents and addresses. */
export function nomeResult(data: unknown): ResultView {
  const records = recordsOf(data);
  const subjects = records.map(({ dados_cpf }) => recordIn(dados_cpf).nome);
  const { total, haMais } = recordIn(data);
  return peopleView({ label: 'Nome', subjects, people: records.map(bearer), total, goesOn: haMais });
}

function bearer(record: SourceRecord): ResultPerson {
  const person = recordIn(record.dados_cpf);
  const addresses = listIn(record.enderecos);
  return personOf({
    name: person.nome,
    cpf: person.cpf,
    birth: person.nasc,
    died: hasDied(person),
    facts: [firstPlace(addresses)],
    fields: [
      relatedField('CPF', 'cpf', person.cpf),
      field('Nascimento', say.dateText(person.nasc)),
      field('Sexo', say.sexText(person.sexo)),
      field('Estado civil', person.estciv),
      relatedField('Mãe', 'nome', person.nome_mae),
      relatedField('Pai', 'nome', person.nome_pai),
      relatedField('RG', 'rg', person.rg),
      field('Título de eleitor', person.titulo_eleitor),
      field('Renda', say.moneyText(person.renda)),
      field('Ocupação (CBO)', person.cbo),
      ...deathFields(person),
    ],
    addresses: addresses.flatMap(streetAddress),
    states: addresses.map(({ uf }) => uf),
    mother: person.nome_mae,
  });
}
