import { recordIn, recordOf } from '../source-record.js';
import * as say from './format.js';
import { deathFields, onePerson } from './one-person.js';
import { relatedField } from './related.js';
import { field, fieldsSection, type ResultView } from './result-view.js';
import { registrationSummary } from './summary/registration-summary.js';

/** How a CPF is registered at the tax authority. */
export function cpf2Result(data: unknown): ResultView {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  const tax = recordIn(record.receita_federal);
  return onePerson(
    person,
    tax.situacao ?? person.situacao_cadastral,
    [
      fieldsSection('dados-gerais', 'Dados pessoais', [
        field('Nome', person.nome),
        relatedField('CPF', 'cpf', person.cpf),
        field('Nascimento', say.dateText(person.nascimento)),
        field('Situação cadastral', person.situacao_cadastral),
        ...deathFields(person),
      ]),
      fieldsSection('receita-federal', 'Receita Federal', [
        field('Situação', tax.situacao),
        field('Última atualização', say.dateText(tax.ultima_atualizacao)),
        field('Pendências', Array.isArray(tax.pendencias) ? tax.pendencias.join(', ') : tax.pendencias),
        field('Fonte', tax.fonte),
      ]),
    ],
    registrationSummary(person, tax),
  );
}
