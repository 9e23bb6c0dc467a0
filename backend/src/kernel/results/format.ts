import { dayInBrazil, yearsBetween } from '../brazilian-day.js';
import { formatCep, parseCep } from '../cep.js';
import { formatCnpj, isValidCnpj } from '../cnpj.js';
import { formatCpf, isValidCpf } from '../cpf.js';
import { dayText } from '../day-text.js';
import { formatPhone, otherMobileForm, parsePhone, withoutCountryCode } from '../phone.js';
import { amountIn, dayIn, isUnknownDay } from '../source-record.js';
import type { ResultLink, Tone } from './result-view.js';
import { words } from './result-view.js';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Reais as sources write them (3250.00, 3.250 or a number) → R$ 3.250,00; other text stays as it is. */
export function moneyText(value: unknown): string | null {
  const amount = amountIn(value);
  return amount === null ? words(value) : reais.format(amount);
}

/** SAO PAULO and SP → SAO PAULO, SP; what is not told is left out. */
export function placeText(city: unknown, state: unknown): string | null {
  return [city, state].map(words).filter(Boolean).join(', ') || null;
}

/** 2019-05-31 and 20190531 → 31/05/2019; a date already written the Brazilian way stays, with its time; an unknown one is none. */
export function dateText(value: unknown): string | null {
  const text = words(value);
  if (text === null || isUnknownDay(text)) return null;
  const day = /^\d+\/\d+\/\d{4}/.test(text) ? null : dayIn(text);
  return day === null ? text : dayText(day);
}

/** 2026-10 or 2026-10-01 → 10/2026. */
export function monthText(value: string): string {
  const iso = /^(\d{4})-(\d{2})/.exec(value);
  return iso ? `${iso[2]}/${iso[1]}` : value;
}

export function sexText(value: unknown): string | null {
  const text = words(value);
  if (text === 'F') return 'Feminino';
  return text === 'M' ? 'Masculino' : text;
}

export function yesOrNo(value: unknown): string | null {
  if (typeof value !== 'boolean') return words(value);
  return value ? 'Sim' : 'Não';
}

/** SIM, S, NAO or N as sources write them → Sim or Não; other words stay. */
export function yesOrNoText(value: unknown): string | null {
  const text = words(value);
  if (text === null) return null;
  if (/^s(im)?$/i.test(text)) return 'Sim';
  return /^n([aã]o)?$/i.test(text) ? 'Não' : text;
}

/** A CPF, CNPJ, CEP or phone with its punctuation; what is none of them (or is masked) stays as it is. */
export const cpfText = (value: unknown) => shaped(value, isValidCpf, formatCpf);
export const cnpjText = (value: unknown) => shaped(value, isValidCnpj, formatCnpj);
export const cepText = (value: unknown) => shaped(value, (text) => parseCep(text) !== null, formatCep);
export const phoneText = (value: unknown) =>
  shaped(
    value,
    (text) => phoneOf(text) !== null,
    (text) => formatPhone(withoutCountryCode(text)),
  );

/** 6201501 → 6201-5/01; other codes stay. */
export function cnaeText(value: unknown): string | null {
  const code = words(value);
  const digits = code?.replace(/\D/g, '').padStart(7, '0');
  return digits && digits.length === 7 ? `${digits.slice(0, 4)}-${digits[4]}/${digits.slice(5)}` : code;
}

/** Completed years since a birth date as sources write them, on today's date in Brasília. */
export function ageOf(birth: unknown, now: Date = new Date()): number | null {
  const day = dayIn(birth);
  if (day === null) return null;
  const age = yearsBetween(day, dayInBrazil(now));
  return age >= 0 && age < 130 ? age : null;
}

/** What stands for a name: of the deceased it is withheld, of others the source does not know it. */
export function unnamed(died: boolean): string {
  return died ? 'Pessoa falecida' : 'Nome não informado';
}

/** Of the deceased all but the status is withheld, the name too, and not unknown to the source. */
export function isWithheld(died: boolean, name: unknown): boolean {
  return died && words(name) === null;
}

/** Why there is so little to read. */
export const OF_THE_DECEASED = 'De pessoas falecidas é mostrada só a situação do CPF.';

export const ONE_FOUND = '1 pessoa encontrada';

/** The short facts under a person's name: age and place of the living; of the deceased, why there is so little. */
export function lifeTexts(birth: unknown, died: boolean, withheld: boolean, place: string | null): string[] {
  if (died) return withheld ? [OF_THE_DECEASED] : [];
  const age = ageOf(birth);
  return [age === null ? null : yearsText(age), place].filter((fact) => fact !== null);
}

/** 1.200, or mais de 500 where the source has more people than are read. */
export function countOfPeople(total: number, goesOn: boolean, moreThan = 'mais de'): string {
  return `${goesOn ? `${moreThan} ` : ''}${total.toLocaleString('pt-BR')}`;
}

export function yearsText(age: number): string {
  return age === 1 ? '1 ano' : `${age} anos`;
}

/** Whether a telephone is a mobile, by the nine that begins its number or is missing before it. */
export function isMobile(value: string): boolean {
  return /^\d\d9\d{8}$/.test(dialled(value) ?? '');
}

export function isLandline(value: string): boolean {
  return /^\d\d[2-5]\d{7}$/.test(phoneOf(value) ?? '');
}

/** Ways to reach a phone: a call and, for a mobile, a WhatsApp chat. */
export function phoneLinks(value: string): ResultLink[] {
  const phone = dialled(value);
  if (!phone) return [];
  const call: ResultLink = { kind: 'phone', label: 'Ligar', href: `tel:+55${phone}` };
  if (!isMobile(value)) return [call];
  return [call, { kind: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/55${phone}` }];
}

function phoneOf(value: string): string | null {
  return parsePhone(withoutCountryCode(value));
}

/** With the ninth digit that a mobile has by now, where the source has it without. */
function dialled(value: string): string | null {
  const phone = phoneOf(value);
  return phone?.length === 10 ? otherMobileForm(phone) : phone;
}

/** A search for the address on the map. */
export function mapLink(address: string): ResultLink {
  const query = encodeURIComponent(address);
  return { kind: 'map', label: 'Ver no mapa', href: `https://www.google.com/maps/search/?api=1&query=${query}` };
}

/** Of somebody who has died a registration that is still regular says nothing good. */
export function statusTone(status: string | null, died = false): Tone {
  if (status === null) return 'neutral';
  if (/^(regular|ativa|ativo)$/i.test(status)) return died ? 'neutral' : 'good';
  return /cancelad|nula|inapta|baixada|falecid|suspensa/i.test(status) ? 'bad' : 'caution';
}

/** ALTO RISCO → caution or worse; BAIXO RISCO → good. */
export function riskTone(range: string | null): Tone {
  if (range === null) return 'neutral';
  if (/alt[ií]ssimo|muito alto/i.test(range)) return 'bad';
  if (/alto/i.test(range)) return 'caution';
  return /baix/i.test(range) ? 'good' : 'neutral';
}

function shaped(value: unknown, fits: (text: string) => boolean, format: (text: string) => string): string | null {
  const text = words(value);
  return text !== null && fits(text) ? format(text) : text;
}

const ORIGINS = {
  oficial: 'Oficial',
  contratada: 'Contratada',
  aberta: 'Aberta',
  cache: 'Memória recente',
  simulada: 'Simulada',
} as const;

/** What kind of source an answer comes from, or that it comes from none. */
export function originText(origin: keyof typeof ORIGINS): string {
  return ORIGINS[origin];
}
