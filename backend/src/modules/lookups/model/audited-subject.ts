import { formatCpf } from '../../../kernel/cpf.js';
import { otherMobileForm } from '../../../kernel/phone.js';
import { LONGEST_RG } from '../../../kernel/rules.js';
import { nameLetters, plainName } from './normalise.js';
import { type LookupQuery, queryOf, subjectKey } from './subject.js';

/** What the audit's keyed hash of a lookup is made of: one text for a name, whatever its capitals, accents and signs. */
export function auditedSubject(query: LookupQuery): string {
  const { nome, mae } = query;
  if (nome !== undefined) return subjectKey({ ...query, nome: auditedName(nome) });
  return subjectKey(mae === undefined ? query : { ...query, mae: auditedName(mae) });
}

/** The texts of all lookups that may have been about what a query names, however they were written, now or in older records. */
export function auditedSubjects(query: LookupQuery): string[] {
  let queries: LookupQuery[] = [{}];
  for (const [name, value] of Object.entries(query)) {
    const forms = new Set(FORMS[name]?.(value) ?? [value]);
    queries = queries.flatMap((one) => [...forms].map((form) => ({ ...one, [name]: form })));
  }
  return queries.map(subjectKey);
}

/** The Pix lookups of names, or of e-mails in their place, and a CPF: by the six digits that a receipt shows and by the whole CPF. */
export function pixQueries(names: readonly (string | undefined)[], cpf: string): LookupQuery[] {
  const suffixes = [cpf.slice(3, 9), cpf];
  return names.flatMap((nome) => (nome ? suffixes.map((sufixo) => queryOf('pix', { nome, sufixo })) : []));
}

const FORMS: Readonly<Record<string, (value: string) => string[]>> = {
  nome: nameForms,
  mae: nameForms,
  rg: rgForms,
  telefone: (phone) => [phone, otherMobileForm(phone)],
  sufixo: pixSuffixForms,
};

/** In the place of a name Pix lookups also have e-mails and what shops are called. */
function auditedName(name: string): string {
  const plain = plainName(name);
  return /[@\d]/.test(plain) ? plain : nameLetters(plain);
}

/** Older records have it as it was typed, which most people do in capitals, without accents, and with any sign or none. */
function nameForms(name: string): string[] {
  const plain = plainName(name);
  const signs = ["'", '’', '-', ' ', ''].map((sign) => plain.replace(/['’-]/g, sign));
  const typed = [name, name.replaceAll("'", '’')];
  return [auditedName(name), ...typed, ...typed.map((form) => form.toUpperCase()), ...signs];
}

/** An RG is compared without leading zeros, so that its holder is shown to who asks by any number of them. */
function rgForms(rg: string): string[] {
  const bare = rg.replace(/^0+/, '');
  const padded = Array.from({ length: LONGEST_RG - bare.length + 1 }, (_, zeros) => '0'.repeat(zeros) + bare);
  return [rg, ...padded];
}

/** A CPF's part as a Pix lookup's suffix; older records have it as it was typed. */
function pixSuffixForms(suffix: string): string[] {
  const [, first, last] = /^(\d{3})(\d{3})$/.exec(suffix) ?? [];
  if (first) return [suffix, `***.${first}.${last}-**`, `***${suffix}**`, `${first}.${last}`];
  return /^\d{11}$/.test(suffix) ? [suffix, formatCpf(suffix)] : [suffix];
}
