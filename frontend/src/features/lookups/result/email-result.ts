import { plainAddress } from './address-item';
import { emailItems, phoneItems } from './contact-items';
import * as say from './format';
import { holderSection, onePerson } from './one-person';
import { itemsSection, type ResultView } from './result-view';
import { recordIn, recordOf, textsIn } from './source-data';
import { ownerSummary } from './summary/owner-summary';

/** The holder of an e-mail address. */
export function emailResult(data: unknown): ResultView {
  const person = recordIn(recordOf(data).dados_pessoais);
  const home = recordIn(person.endereco);
  return onePerson(
    person,
    person.situacao_cadastral,
    [
      holderSection(person),
      {
        id: 'contatos',
        title: 'Contatos',
        blocks: [
          { kind: 'items', title: 'Telefone', items: textsIn(person.telefones).flatMap((one) => phoneItems(one)) },
          { kind: 'items', title: 'E-mail', items: emailItems(person.email) },
        ],
      },
      itemsSection('endereco', 'Endereço', plainAddress(home)),
    ],
    ownerSummary(person, home),
    say.placeInWords(home.cidade, home.uf ?? home.estado),
  );
}
