import { formatCep } from '../cep.js';
import { formatPhone, withoutCountryCode } from '../phone.js';
import { stateOfCep, statesOfPhone } from '../states-of.js';
import type { Place } from './person-facts.js';
import type { Rule } from './warning.js';

interface Reached {
  readonly phones: readonly string[] | null;
  readonly emails: readonly string[] | null;
  readonly addresses: readonly Place[] | null;
}

/** No telephone's area code serves a state of the addresses. */
export const phonesElsewhere: Rule<Pick<Reached, 'phones' | 'addresses'>> = {
  id: 'phones-elsewhere',
  checks: 'Algum telefone tem DDD do estado de um endereço',
  look({ phones, addresses }) {
    const states = (addresses ?? []).flatMap(({ state }) => (state === null ? [] : [state]));
    const served = (phones ?? []).map((phone) => ({ phone, by: statesOfPhone(phone) }));
    const located = served.filter(({ by }) => by.length > 0);
    if (states.length === 0 || located.length === 0) return 'untold';
    if (located.some(({ by }) => by.some((state) => states.includes(state)))) return null;
    return {
      severity: 'note',
      text: 'Endereço em estado diferente do DDD',
      evidence: [
        {
          label: 'Telefone',
          value: located.map(({ phone }) => formatPhone(withoutCountryCode(phone))).join(' · '),
          topic: 'contacts',
        },
        { label: 'Endereço', value: [...new Set((addresses ?? []).map(placeInWords))].join(' · '), topic: 'addresses' },
      ],
    };
  },
};

/** A CEP lies in the range of another state than its address names. */
export const cepElsewhere: Rule<Pick<Reached, 'addresses'>> = {
  id: 'cep-elsewhere',
  checks: 'O CEP é do estado do endereço',
  look({ addresses }) {
    const known = (addresses ?? []).filter(({ cep, state }) => cep && state && stateOfCep(cep));
    if (known.length === 0) return 'untold';
    const wrong = known.filter(({ cep, state }) => stateOfCep(cep ?? '') !== state);
    if (wrong.length === 0) return null;
    return {
      severity: 'caution',
      text: 'CEP de estado diferente do endereço',
      evidence: wrong.map((place) => ({
        label: `CEP ${formatCep((place.cep ?? '').replace(/\D/g, ''))}`,
        value: `faixa de ${stateOfCep(place.cep ?? '')}, endereço em ${placeInWords(place)}`,
        topic: 'addresses',
      })),
    };
  },
};

export const noContact: Rule<Pick<Reached, 'phones' | 'emails'>> = {
  id: 'no-contact',
  checks: 'Há telefone ou e-mail',
  look({ phones, emails }) {
    if (phones === null || emails === null) return 'untold';
    if (phones.length > 0 || emails.length > 0) return null;
    return {
      severity: 'note',
      text: 'A fonte não informou telefone nem e-mail',
      evidence: [{ label: 'Contatos', value: '0', topic: 'contacts' }],
    };
  },
};

function placeInWords({ city, state }: Place): string {
  return [city, state].filter((one) => one !== null).join(', ');
}
