import { plainAddress } from './address-item';
import * as say from './in-words';
import { onePerson } from './one-person';
import { relatedField } from './related';
import { field, type ResultView } from './result-view';
import { recordIn, recordOf } from './source-data';

/** The holder of a Pix key and the address. */
export function pixResult(data: unknown): ResultView {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  return onePerson(person, person.situacao_cadastral, [
    {
      id: 'dados-gerais',
      title: 'Dados pessoais',
      blocks: [
        {
          kind: 'fields',
          fields: [
            field('Nome', person.nome),
            relatedField('CPF', 'cpf', person.cpf),
            field('Nascimento', say.dateInWords(person.nascimento)),
            field('Sexo', say.sexInWords(person.sexo)),
            field('Mãe', person.mae),
          ],
        },
      ],
    },
    {
      id: 'endereco',
      title: 'Endereço',
      blocks: [{ kind: 'items', items: plainAddress(recordIn(record.endereco)) }],
    },
  ]);
}
