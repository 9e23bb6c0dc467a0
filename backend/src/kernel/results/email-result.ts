import { recordIn, recordOf, textsIn } from '../source-record.js';
import { plainAddress } from './address-item.js';
import { emailItems, phoneItems } from './contact-items.js';
import * as say from './format.js';
import { holderSection, onePerson } from './one-person.js';
import { itemsSection, type ResultView } from './result-view.js';
import { ownerSummary } from './summary/owner-summary.js';

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
    say.placeText(home.cidade, home.uf ?? home.estado),
  );
}
