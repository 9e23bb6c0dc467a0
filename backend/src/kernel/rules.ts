import { isValidEmail } from '@brazilian-utils/brazilian-utils';
import { dayInBrazil, isRealDay } from './brazilian-day.js';
import { parseCep } from './cep.js';
import { isValidCnpj } from './cnpj.js';
import { parseCpf } from './cpf.js';
import { parsePhone } from './phone.js';
import { plainSigns } from './plain-signs.js';

/** A rule looks at what a person typed and answers the text to show, or null when there is nothing to say. */
export type Rule = (value: string) => string | null;

export const LONGEST_EMAIL = 254;
const NAME = /^\p{L}[\p{L}\s'-]*$/u;

/** One that can be looked up or written to. */
export function isEmail(value: string): boolean {
  const text = value.trim();
  return text.length <= LONGEST_EMAIL && isValidEmail(text);
}

/**
 * Collapses white space, as names are sent; a letter and its accent, which a Mac and a PDF paste as two characters, become one,
 * and what telephones and Brazilian keyboards type for an apostrophe, or documents have for a hyphen, becomes what sources write.
 */
export function collapseSpaces(value: string): string {
  return plainSigns(value.normalize('NFC'))
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’‘´`ʼ]/g, "'");
}

export const cpfRule: Rule = (value) => (parseCpf(value) ? null : 'CPF inválido. Verifique o formato e os dígitos.');

export const cnpjRule: Rule = (value) =>
  isValidCnpj(value) ? null : 'CNPJ inválido. Verifique o formato e os dígitos.';

export const phoneRule: Rule = (value) =>
  parsePhone(value) ? null : 'Telefone inválido. Use o formato (11) 99999-9999.';

/** The account's own number, to which the bot answers. */
export const whatsappRule: Rule = orEmpty('Digite seu número do WhatsApp', (value) =>
  parsePhone(value) ? null : 'Digite um número válido: (11) 99999-9999',
);

export const personNameRule: Rule = (value) => {
  const name = collapseSpaces(value);
  return name.length >= 2 && name.length <= 150 && NAME.test(name)
    ? null
    : 'Nome inválido. Use apenas letras e espaços.';
};

/** A partner of a company, by whom it is looked for: a given name alone is nobody's. */
export const partnerNameRule: Rule = (value) =>
  personNameRule(value) ?? (/\s/.test(collapseSpaces(value)) ? null : 'Informe nome e sobrenome.');

export const lookupEmailRule: Rule = (value) => (isEmail(value) ? null : 'Email inválido. Verifique o formato.');

/** An RG without its punctuation. */
export function bareRg(value: string): string {
  return plainSigns(value)
    .replace(/[.\-\s]/g, '')
    .toUpperCase();
}

/** Signs of a bare RG at most. */
export const LONGEST_RG = 14;

export const rgRule: Rule = (value) => {
  const bare = bareRg(value);
  return bare.length <= LONGEST_RG && /^[0-9A-Z]{4,}[0-9X]$/.test(bare) && /\d{4}/.test(bare)
    ? null
    : 'RG inválido. Verifique o formato.';
};

export const cepRule: Rule = (value) => (parseCep(value) ? null : 'CEP inválido. Verifique o formato.');

export const pixKeyRule: Rule = (value) => {
  const key = value.trim();
  const valid = key.length >= 3 && (!key.includes('@') || isEmail(key));
  return valid ? null : 'Chave PIX inválida. Verifique o formato.';
};

/** The number under which a suppression was asked for. It is shown in clear, so it must not be a person's document. */
export const suppressionReferenceRule: Rule = (value) => {
  if (!/^[0-9A-Za-z][0-9A-Za-z./-]{2,39}$/.test(value)) {
    return 'Informe o protocolo ou processo: de 3 a 40 letras, números, pontos, barras ou hifens.';
  }
  return parseCpf(value) ? 'O protocolo não pode ser um CPF.' : null;
};

const BOTH_OF_PIX = 'Nome e sufixo são obrigatórios';

/** The Pix form's first input. It stands in the vendor's path, where dots alone would lead elsewhere. */
export const pixNameRule: Rule = orEmpty(BOTH_OF_PIX, (value) => {
  const name = value.trim();
  if (name.length < 2) return 'Nome deve ter pelo menos 2 caracteres';
  if (name.length > 100) return 'Nome deve ter no máximo 100 caracteres';
  if (!/\p{L}/u.test(name)) return 'Nome inválido. Informe ao menos uma letra.';
  return name.includes('@') ? pixKeyRule(name) : null;
});

/** The Pix form's second input. */
export const pixSuffixRule: Rule = orEmpty(BOTH_OF_PIX, (value) => {
  const suffix = value.trim();
  if (suffix.length < 3) return 'Sufixo deve ter pelo menos 3 caracteres';
  if (suffix.length > 20) return 'Sufixo deve ter no máximo 20 caracteres';
  return /[\p{L}\p{N}]/u.test(suffix) ? null : 'Sufixo inválido. Informe ao menos uma letra ou número.';
});

/** A Pix suffix by its digits where it is a whole CPF or the middle of one, in whatever mask; any other as it was typed. */
export function barePixSuffix(value: string): string {
  const digits = plainSigns(value).replace(/[*x.\-\s]/gi, '');
  return /^(?:\d{6}|\d{11})$/.test(digits) ? digits : value.trim();
}

/** One text for an empty input, the rule for any other. */
export function orEmpty(text: string, rule: Rule): Rule {
  return (value) => (value.trim() === '' ? text : rule(value));
}

/** DD/MM/AAAA, a real calendar date, from 1900 up to today in Brasília. */
export function birthDateRule(value: string, now: Date = new Date()): string | null {
  return parseBirthDate(value, now) ? null : 'Data de nascimento inválida. Use o formato DD/MM/AAAA.';
}

/** DD/MM/AAAA → AAAA-MM-DD, or null when it is no date that a living person could have been born on. */
export function parseBirthDate(value: string, now: Date = new Date()): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isRealDay(iso) && iso >= '1900' && iso <= dayInBrazil(now) ? iso : null;
}

/** What has no sign of its own, and what turns the direction of others: two names that look alike are to be alike. */
const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/;

/** For names and titles by which people know somebody or something. */
export const visibleTextRule: Rule = (value) =>
  INVISIBLE.test(value) ? 'Há caracteres invisíveis no texto. Apague-os e digite de novo.' : null;

export const accountNameRule: Rule = (value) => {
  const invisible = visibleTextRule(value);
  if (invisible) return invisible;
  const name = collapseSpaces(value);
  if (!name) return 'Nome é obrigatório';
  if (name.length < 2) return 'Nome deve ter pelo menos 2 caracteres';
  return name.length > 120 ? 'Nome deve ter no máximo 120 caracteres' : null;
};

export const loginPasswordRule: Rule = (value) => {
  if (!value) return 'Senha é obrigatória';
  return value.length < 6 ? 'Senha deve ter pelo menos 6 caracteres' : tooLong(value);
};

/** The parts of the registration's password rule, for the live checklist; the order is the order of the texts. */
export const PASSWORD_PARTS: ReadonlyArray<{ label: string; text: string; holds: (value: string) => boolean }> = [
  { label: 'Mínimo 6 caracteres', text: 'Senha deve ter pelo menos 6 caracteres', holds: (v) => v.length >= 6 },
  {
    label: 'Uma letra minúscula',
    text: 'Senha deve conter pelo menos uma letra minúscula',
    holds: (v) => /\p{Ll}/u.test(v),
  },
  {
    label: 'Uma letra maiúscula',
    text: 'Senha deve conter pelo menos uma letra maiúscula',
    holds: (v) => /\p{Lu}/u.test(v),
  },
  { label: 'Um número', text: 'Senha deve conter pelo menos um número', holds: (v) => /\d/.test(v) },
];

export const registrationPasswordRule: Rule = (value) => {
  if (!value) return 'Senha é obrigatória';
  return PASSWORD_PARTS.find((part) => !part.holds(value))?.text ?? tooLong(value);
};

/** An administrator's password is as long as the settings demand of the first one's. */
export const adminPasswordRule: Rule = (value) =>
  registrationPasswordRule(value) ?? (value.length < 8 ? 'Senha deve ter pelo menos 8 caracteres' : null);

/** The rule where a password is set anew: the registration's, with two texts of its own. */
export const resetPasswordRule: Rule = (value) => {
  if (!value) return 'Por favor, digite a nova senha';
  return value.length < 6 ? 'A senha deve ter pelo menos 6 caracteres' : registrationPasswordRule(value);
};

export function confirmResetRule(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'As senhas não coincidem';
}

export function confirmPasswordRule(password: string, confirmation: string): string | null {
  if (!confirmation) return 'Confirmação de senha é obrigatória';
  return password === confirmation ? null : 'Senhas não coincidem';
}

function tooLong(value: string): string | null {
  return value.length > 128 ? 'Senha deve ter no máximo 128 caracteres' : null;
}
