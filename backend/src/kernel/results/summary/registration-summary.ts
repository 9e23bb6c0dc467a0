import type { SourceRecord } from '../../source-record.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { registrationFact } from './parts.js';

/** What decides about a CPF at the tax authority. */
export function registrationSummary(person: SourceRecord, tax: SourceRecord): SummaryFact[] {
  const pending = Array.isArray(tax.pendencias) ? tax.pendencias.join(', ') : tax.pendencias;
  return [
    registrationFact(tax.situacao ?? person.situacao_cadastral, null, 'receita-federal'),
    { label: 'Informada em', value: say.dateText(tax.ultima_atualizacao), section: 'receita-federal' },
    { label: 'Pendências', value: words(pending) ?? 'Nenhuma informada', section: 'receita-federal' },
    { label: 'Nascimento', value: say.dateText(person.nascimento), section: 'dados-gerais' },
  ];
}
