import { plainAddress } from './address-item';
import { holderSection, onePerson } from './one-person';
import { itemsSection, type ResultView } from './result-view';
import { recordIn, recordOf } from './source-data';

/** The holder of a Pix key and the address. */
export function pixResult(data: unknown): ResultView {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  return onePerson(person, person.situacao_cadastral, [
    holderSection(person),
    itemsSection('endereco', 'Endereço', plainAddress(recordIn(record.endereco))),
  ]);
}
