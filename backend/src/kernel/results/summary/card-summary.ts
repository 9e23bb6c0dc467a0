import type { SourceRecord } from '../../source-record.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';
import { registrationFact } from './parts.js';

/** What decides about the holder of an identity card. */
export function cardSummary(one: SourceRecord): SummaryFact[] {
  return [
    registrationFact(one.situacao_cadastral, null, 'documentos'),
    cardFact(one),
    { label: 'Nascimento', value: say.dateText(one.nascimento), section: 'dados-gerais' },
    { label: 'Mãe', value: words(one.mae), section: 'dados-gerais' },
    { label: 'Renda por mês', value: say.moneyText(one.renda), section: 'perfil' },
    { label: 'Ocupação', value: words(one.cbo)?.replace(/^\d+ - /, '') ?? null, section: 'perfil' },
  ];
}

/** What tells whether the face and the papers belong together. */
export function photoSummary(person: SourceRecord, parents: SourceRecord, card: SourceRecord): SummaryFact[] {
  return [
    cardFact(card),
    { label: 'Nascimento', value: say.dateText(person.nascimento), section: 'dados-gerais' },
    { label: 'Mãe', value: words(parents.mae), section: 'filiacao' },
    { label: 'Pai', value: words(parents.pai), section: 'filiacao' },
  ];
}

function cardFact({ rg, orgao_emissor, uf_emissao }: SourceRecord): SummaryFact {
  return { label: 'RG', value: words(rg), note: say.placeText(orgao_emissor, uf_emissao), section: 'documentos' };
}
