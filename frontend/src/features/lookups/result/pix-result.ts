import { plainAddress } from './address-item';
import * as say from './format';
import { holderSection, onePerson } from './one-person';
import { itemsSection, type ResultView } from './result-view';
import { recordIn, recordOf } from './source-data';
import { ownerSummary } from './summary/owner-summary';

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
    say.placeInWords(home.cidade, home.uf ?? home.estado),
  );
}
