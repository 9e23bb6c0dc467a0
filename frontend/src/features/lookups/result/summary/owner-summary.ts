import * as say from '../format';
import { type SummaryFact, words } from '../result-view';
import { type SourceRecord, textsIn } from '../source-data';
import { addressFact, bestPhoneFact } from './parts';

/** Who stands behind an e-mail address or a Pix key. */
export function ownerSummary(person: SourceRecord, home: SourceRecord): SummaryFact[] {
  const phones = textsIn(person.telefones);
  const state = words(home.uf ?? home.estado);
  return [
    { label: 'CPF', value: say.cpfInWords(person.cpf), section: 'dados-gerais' },
    { label: 'Nascimento', value: say.dateInWords(person.nascimento), section: 'dados-gerais' },
    { label: 'Mãe', value: words(person.mae), section: 'dados-gerais' },
    addressFact(home, 'endereco'),
    ...('telefones' in person ? [bestPhoneFact(phones, state, 'contatos')] : []),
    ...('email' in person ? [{ label: 'E-mail', value: words(person.email), section: 'contatos' }] : []),
  ];
}
