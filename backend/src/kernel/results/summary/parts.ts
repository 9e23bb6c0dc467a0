import type { SourceRecord } from '../../source-record.js';
import { statesOfPhone } from '../../states-of.js';
import * as say from '../format.js';
import { type SummaryFact, words } from '../result-view.js';

/** The parts that are told, in one line. */
export function line(...parts: readonly (string | null | undefined | false)[]): string | null {
  return parts.filter(Boolean).join(' · ') || null;
}

export function registrationFact(status: unknown, since: unknown, section: string): SummaryFact {
  const said = words(status);
  const day = say.dateText(since);
  return {
    label: 'Situação',
    value: said,
    note: day === null || said === null ? null : `desde ${day}`,
    tone: say.statusTone(said),
    section,
  };
}

/** Of the deceased only what is told is shown, and nothing of it as good. */
export function ofDeceased(facts: readonly SummaryFact[]): SummaryFact[] {
  const told = facts.filter(({ value }) => value !== null);
  return told.map((fact) => (fact.tone === 'good' ? { ...fact, tone: 'neutral' } : fact));
}

/** The telephone to try first: a mobile of the address's state, else a mobile, else the first. */
export function bestPhoneFact(phones: readonly string[], state: string | null, section: string): SummaryFact {
  const isNear = (phone: string) => state !== null && statesOfPhone(phone).includes(state);
  const mobiles = phones.filter(say.isMobile);
  const best = mobiles.find(isNear) ?? mobiles[0] ?? phones.find(isNear) ?? phones[0];
  if (best === undefined) return { label: 'Telefone', value: null, section };
  return {
    label: phones.length > 1 ? 'Melhor telefone' : 'Telefone',
    value: say.phoneText(best),
    note: line(
      say.isMobile(best) ? 'Móvel' : say.isLandline(best) && 'Fixo',
      isNear(best) && `DDD de ${state}`,
      phones.length > 1 && `1 de ${phones.length}`,
    ),
    section,
    links: say.phoneLinks(best),
  };
}

/** An address, in the names of either kind of source; `count` is how many there are. */
export function addressFact(one: SourceRecord | undefined, section: string, count = 1): SummaryFact {
  const street = [one?.logr_tipo, one?.logr_nome].map(words).filter(Boolean).join(' ') || words(one?.logradouro);
  const number = words(one?.logr_numero ?? one?.numero);
  const place = say.placeText(one?.cidade ?? one?.municipio, one?.uf ?? one?.estado);
  const first = [street ?? words(one?.endereco), number].filter(Boolean).join(', ');
  return {
    label: count > 1 ? 'Primeiro endereço' : 'Endereço',
    value: first || place,
    note: line(words(one?.bairro), first ? place : null, count > 1 ? `1 de ${count}` : null),
    section,
  };
}
