import { capitalize } from '@brazilian-utils/brazilian-utils/capitalize';
import { accented } from './common-words.js';

const PARTICLES = ['de', 'da', 'do', 'das', 'dos', 'e'];
const KEPT = ['LTDA', 'ME', 'MEI', 'EPP', 'EIRELI', 'S.A.', 'S/A', 'S.A', 'SA', 'S/N', 'CPF', 'CNPJ', 'UF', 'DF'];
const NUMERALS = 'II III IV VI VII VIII IX XI XII XIII XIV XV XVI XX XXI XXIII'.split(' ');

/** A company is "SA" at the end of its name alone, and of nothing; after a particle or before another name it is a surname. */
const SURNAME_SA = /(?<= (?:d[aeo]s?|e) )SA\b|\bSA(?= (?!Em )\p{L})/gu;

/** It holds an e-mail address, in which an accent would make another one. */
const HAS_ADDRESS = /@[^\s@]*\./;

/** Words of closed lists, as the registers send them and as people write them. */
const KNOWN: Readonly<Record<string, string>> = {
  'PENDENTE DE REGULARIZACAO': 'Pendente de regularização',
  'TITULAR FALECIDO': 'Titular falecido',
  'CANCELADA DE OFICIO': 'Cancelada de ofício',
  'CANCELADA POR MULTIPLICIDADE': 'Cancelada por multiplicidade',
  'MICRO EMPRESA': 'Microempresa',
  'EMPRESA DE PEQUENO PORTE': 'Empresa de pequeno porte',
  DEMAIS: 'Demais (nem ME nem EPP)',
  MEDIO: 'Médio',
  MOVEL: 'Móvel',
  VIUVO: 'Viúvo',
  VIUVA: 'Viúva',
  'UNIAO ESTAVEL': 'União estável',
  'SOCIO-ADMINISTRADOR': 'Sócio-administrador',
  SOCIO: 'Sócio',
  NAO: 'Não',
  SIM: 'Sim',
};

/** What the registers write in capitals, as people write it: names with their particles, words of closed lists with their accents. Codes and other text stay. */
export function naturalCase(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{2}/u.test(text)) return text;
  if (HAS_ADDRESS.test(text)) return text.toLocaleLowerCase('pt-BR');
  const known = KNOWN[text];
  if (known) return known;
  if (isCode(text)) return text;
  if (/ RISCO$/.test(text)) return sentence(text.replace('ALTISSIMO', 'ALTÍSSIMO').replace('MEDIO', 'MÉDIO'));
  const range = /^DE R\$ ?([\d.,]+) AT[EÉ] R\$ ?([\d.,]+)$/.exec(text);
  if (range) return `De R$ ${grouped(range[1])} a R$ ${grouped(range[2])}`;
  return (
    accented(capitalize(text, { lowerCaseWords: PARTICLES, upperCaseWords: [...KEPT, ...NUMERALS] }))
      .replace(/\bLTDA\b/g, 'Ltda.')
      // No other word is written so.
      .replace(/\bSao (?=\p{Lu})/gu, 'São ')
      .replace(SURNAME_SA, 'Sá')
      .split(' ')
      .map((word) => (/\d/.test(word) ? word.toUpperCase() : word))
      .join(' ')
  );
}

/** SP, SSP, A01, 12.ABC.345/01DE-35: one word that is short or has digits. */
function isCode(text: string): boolean {
  return !/\s/.test(text) && (text.length <= 3 || /\d/.test(text));
}

function sentence(text: string): string {
  return text.charAt(0) + text.slice(1).toLocaleLowerCase('pt-BR');
}

/** 12000 → 12.000. */
function grouped(amount: string | undefined): string {
  return (amount ?? '').replace(/\B(?=(?:\d{3}){1,5}(?!\d))/g, '.');
}
