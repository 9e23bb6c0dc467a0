import { type SourceRecord, textsIn } from '../../source-record.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { addressFact, bestPhoneFact } from './parts.js';

/** Who stands behind an e-mail address or a Pix key. */
export function ownerSummary(person: SourceRecord, home: SourceRecord): SummaryFact[] {
  const phones = textsIn(person.telefones);
  const state = words(home.uf ?? home.estado);
  return [
    { label: 'CPF', value: say.cpfText(person.cpf), section: 'dados-gerais' },
    { label: 'Nascimento', value: say.dateText(person.nascimento), section: 'dados-gerais' },
    { label: 'Mãe', value: words(person.mae), section: 'dados-gerais' },
    addressFact(home, 'endereco'),
    ...('telefones' in person ? [bestPhoneFact(phones, state, 'contatos')] : []),
    ...('email' in person ? [{ label: 'E-mail', value: words(person.email), section: 'contatos' }] : []),
  ];
}
