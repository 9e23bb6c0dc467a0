import { recordIn, recordOf } from '../source-record.js';
import { plainAddress } from './address-item.js';
import * as say from './format.js';
import { holderSection, onePerson } from './one-person.js';
import { itemsSection, type ResultView } from './result-view.js';
import { ownerSummary } from './summary/owner-summary.js';

/** The holder of a Pix key and the address. */
export function pixResult(data: unknown): ResultView {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  const home = recordIn(record.endereco);
  return onePerson(
    person,
    person.situacao_cadastral,
    [holderSection(person), itemsSection('endereco', 'Endereço', plainAddress(home))],
    ownerSummary(person, home),
    say.placeText(home.cidade, home.uf ?? home.estado),
  );
}
