import { hasDied } from '../../has-died.js';
import { scoreOf } from '../../score.js';
import type { SourceRecord } from '../../source-record.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { addressFact, ofDeceased, registrationFact } from './parts.js';

/** What decides about the one holder of a telephone. */
export function summaryOfHolder(holder: SourceRecord): SummaryFact[] {
  const { points, said } = scoreOf('Score', holder.score);
  const died = hasDied(holder);
  const facts: SummaryFact[] = [
    registrationFact(holder.status_cpf, null, 'pessoas'),
    { label: 'Score', value: points === null ? said : `${points} de 1000`, points, section: 'pessoas' },
    { label: 'CPF', value: say.cpfText(holder.cpf), section: 'pessoas' },
    addressFact(holder, 'pessoas'),
    {
      label: 'Renda média',
      value: say.moneyText(holder.renda_media),
      note: words(holder.classe_social) && `Classe ${words(holder.classe_social)}`,
      section: 'pessoas',
    },
    { label: 'E-mail', value: words(holder.email), section: 'pessoas' },
  ];
  return died ? ofDeceased(facts) : facts;
}
