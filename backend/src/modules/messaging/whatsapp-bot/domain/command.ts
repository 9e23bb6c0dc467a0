import { parseCep } from '../../../../kernel/cep.js';
import { isValidCnpj } from '../../../../kernel/cnpj.js';
import { isLookupType } from '../../../../kernel/lookup-catalogue.js';

/** What is looked up in a conversation: open data alone. */
export type ChatLookupType = 'cnpj' | 'cep';

/** What somebody wants of the bot. */
export type Command =
  | { readonly kind: 'verify'; readonly code: string | null }
  | { readonly kind: 'lookup'; readonly type: ChatLookupType; readonly typed: string }
  | { readonly kind: 'leave'; readonly sure: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'help' | 'plan' | 'person' | 'unknown' };

const CEP = /^\d{5}-?\d{3}$/;
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** What people write, or touch, anywhere on WhatsApp to get no more notices. */
const STOP = ['parar', 'sair', 'stop', 'cancelar', 'parar avisos', 'parar promocoes'];

/** Reads a message. Commands begin with `!`; a CNPJ or CEP alone is looked up too, and a word of `STOP` alone is taken. */
export function commandOf(text: string): Command {
  const words = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const [name = '', ...rest] = words.startsWith('!') ? words.slice(1).trimStart().split(' ') : [];
  return name ? named(plain(name), rest.join(' ')) : unnamed(words);
}

function named(name: string, rest: string): Command {
  switch (name) {
    case 'verificarnum':
      return { kind: 'verify', code: rest.replace(/\D/g, '') || null };
    case 'ajuda':
      return { kind: 'help' };
    case 'plano':
      return { kind: 'plan' };
    case 'parar':
      return { kind: 'stop' };
    case 'sair':
      return { kind: 'leave', sure: plain(rest) === 'sim' };
    case 'cnpj':
    case 'cep':
      return { kind: 'lookup', type: name, typed: rest };
    default:
      return { kind: isLookupType(name) || name === 'foto' ? 'person' : 'unknown' };
  }
}

function unnamed(words: string): Command {
  if (CEP.test(words) && parseCep(words)) return { kind: 'lookup', type: 'cep', typed: words };
  if (isValidCnpj(words)) return { kind: 'lookup', type: 'cnpj', typed: words };
  if (STOP.includes(plain(words))) return { kind: 'stop' };
  return { kind: CPF.test(words) ? 'person' : 'unknown' };
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
