import { plainAddress } from './address-item';
import { emailItems, phoneItems } from './contact-items';
import * as say from './in-words';
import { onePerson } from './one-person';
import { relatedField } from './related';
import { field, type ResultView } from './result-view';
import { recordIn, recordOf, textsIn } from './source-data';

/** The holder of an e-mail address. */
export function emailResult(data: unknown): ResultView {
  const person = recordIn(recordOf(data).dados_pessoais);
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
      id: 'contatos',
      title: 'Contatos',
      blocks: [
        { kind: 'items', title: 'Telefone', items: textsIn(person.telefones).flatMap((one) => phoneItems(one)) },
        { kind: 'items', title: 'E-mail', items: emailItems(person.email) },
      ],
    },
    {
      id: 'endereco',
      title: 'Endereço',
      blocks: [{ kind: 'items', items: plainAddress(recordIn(person.endereco)) }],
    },
  ]);
}
