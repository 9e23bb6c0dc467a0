import { formatCnpj } from '../../../kernel/cnpj.js';
import { companyChangeTexts } from '../../../kernel/company-change.js';
import { dayText } from '../../../kernel/day-text.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { naturalCase } from '../../../kernel/natural-case.js';
import { type Email, emailTo, type Recipient, type Unsubscribe } from '../../../platform/mail/email.js';

const MOST_NAMED = 20;

/** What a month changed of companies that somebody follows. */
export interface MonthDigest {
  /** AAAA-MM. */
  readonly month: string;
  readonly companies: readonly ChangedCompany[];
}

export interface ChangedCompany {
  readonly cnpj: string;
  /** Null: the register lacks it, or may not tell. */
  readonly name: string | null;
  readonly kinds: readonly string[];
}

/** One e-mail a month of the register and account: which companies, and what of them; not how it was and is. */
export function companyChangesEmail(
  reader: Recipient,
  digest: MonthDigest,
  page: string,
  unsubscribe: Unsubscribe,
  now: Date,
): Email {
  return emailTo(reader, {
    ...digestWords(digest),
    action: { label: 'Ver o que mudou', url: page, note: 'O antes e o depois de cada mudança estão na sua conta.' },
    closing: 'Não quer estes resumos? Desligue em Meu Perfil, em Avisos por e-mail.',
    unsubscribe,
    bulk: true,
    expiresAt: new Date(now.getTime() + 7 * DAY_MS),
  });
}

/** What of the e-mail depends on the companies. */
export function digestWords({ month, companies }: MonthDigest): Pick<Email, 'subject' | 'paragraphs' | 'facts'> {
  const rest = companies.length - MOST_NAMED;
  const count = companies.length === 1 ? 'uma empresa' : `${companies.length} empresas`;
  return {
    subject: `Mudou o cadastro de ${count} que você acompanha`,
    paragraphs: [
      `Os dados abertos da Receita Federal de ${dayText(month)} trazem mudanças em ${count} da sua lista.`,
      ...(rest > 0 ? [`As ${MOST_NAMED} primeiras estão abaixo; ${restOnSite(rest)}.`] : []),
    ],
    facts: companies
      .slice(0, MOST_NAMED)
      .map((company) => [nameOf(company), companyChangeTexts(company.kinds).join(', ')]),
  };
}

function restOnSite(rest: number): string {
  return rest === 1 ? 'a outra está no site' : `no site estão as outras ${rest}`;
}

function nameOf({ cnpj, name }: ChangedCompany): string {
  return name ? `${naturalCase(name)} (${formatCnpj(cnpj)})` : formatCnpj(cnpj);
}
