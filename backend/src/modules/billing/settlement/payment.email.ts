import { DAY_MS } from '../../../kernel/durations.js';
import { type Cents, formatCents } from '../../../kernel/money.js';
import type { Plan } from '../../../kernel/plans.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';

export interface Purchase {
  readonly plan: Pick<Plan, 'name' | 'days'>;
  readonly amountCents: Cents;
  readonly paidAt: Date;
  /** Until when the account has access now. */
  readonly accessUntil: Date;
}

export interface Refund {
  readonly plan: Pick<Plan, 'name'>;
  readonly amountCents: Cents;
  /** What is left by other payments; null when nothing is. */
  readonly accessUntil: Date | null;
}

/** Where the e-mails lead. */
export interface Links {
  readonly lookups: string;
  readonly profile: string;
  readonly plans: string;
  readonly suggestions: string;
}

/** One that gives no access now says nothing of its end. */
type Paid = Omit<Purchase, 'accessUntil'> & { readonly accessUntil?: Date };

const WEEK_MS = 7 * DAY_MS;
const WITHDRAWAL = 'Você pode desistir da compra em até 7 dias e receber de volta o que pagou.';
export const UNKNOWN = 'Se você não reconhece este pagamento, escreva pela página de sugestões.';

/** With an account's first plan: what was bought, and how to begin. */
export function welcomeEmail(reader: Recipient, purchase: Purchase, { lookups }: Links, now: Date): Email {
  return emailTo(reader, {
    subject: 'Boas-vindas ao Nítido: seu plano está ativo',
    paragraphs: [
      `${receivedOf(purchase)} O acesso às consultas já está liberado.`,
      'Para começar, escolha um tipo de consulta. Antes de consultar uma pessoa, você declara a finalidade, que fica registrada com o resultado.',
      ...rightsOf(purchase),
    ],
    facts: factsOf(purchase),
    action: { label: 'Fazer a primeira consulta', url: lookups, note: 'Entre com este e-mail e a sua senha.' },
    closing: UNKNOWN,
    expiresAt: weekAfter(now),
  });
}

export function paymentEmail(reader: Recipient, purchase: Purchase, { profile }: Links, now: Date): Email {
  return emailTo(reader, {
    subject: subjectOf(purchase),
    paragraphs: [
      `${receivedOf(purchase)} Se ainda havia dias de acesso, os novos foram somados a eles.`,
      ...rightsOf(purchase),
    ],
    facts: factsOf(purchase),
    action: { label: 'Abrir Meu Perfil', url: profile, note: 'O recibo em PDF está em Pagamentos.' },
    closing: UNKNOWN,
    expiresAt: weekAfter(now),
  });
}

/** Of money that came although its payer is blocked. */
export function blockedPaymentEmail(
  reader: Recipient,
  purchase: Paid & { readonly id: string },
  { suggestions }: Links,
  now: Date,
): Email {
  return emailTo(reader, {
    subject: subjectOf(purchase),
    paragraphs: [
      `${receivedOf(purchase)} Como sua conta está bloqueada, ele não libera as consultas.`,
      `${WITHDRAWAL} Para isso, escreva pela página de sugestões com o número do pagamento.`,
    ],
    facts: [...factsOf(purchase), ['Número do pagamento', purchase.id]],
    action: { label: 'Escrever pela página de sugestões', url: suggestions, note: 'Não é preciso entrar na conta.' },
    closing: UNKNOWN,
    expiresAt: weekAfter(now),
  });
}

function subjectOf({ plan, amountCents }: Paid): string {
  return amountCents === 0
    ? `Plano ${plan.name} ativado por código promocional`
    : `Pagamento recebido: plano ${plan.name}`;
}

function receivedOf({ plan, amountCents }: Paid): string {
  return amountCents === 0
    ? `Seu código promocional deu o plano ${plan.name} sem cobrança.`
    : `Recebemos seu pagamento do plano ${plan.name}.`;
}

function factsOf({ plan, amountCents, paidAt, accessUntil }: Paid): Array<readonly [string, string]> {
  return [
    ['Plano', `${plan.name}, ${plan.days} dias`],
    ['Valor pago', formatCents(amountCents)],
    ['Data', formatDateTime(paidAt)],
    ...(accessUntil ? [['Acesso até', formatDateTime(accessUntil)] as const] : []),
  ];
}

function rightsOf({ amountCents }: Purchase): string[] {
  const receipt = 'O recibo está em Meu Perfil, em Pagamentos. O plano não se renova sozinho: nada mais é cobrado.';
  return amountCents === 0 ? [receipt] : [`${receipt} ${WITHDRAWAL}`];
}

export function weekAfter(moment: Date): Date {
  return new Date(moment.getTime() + WEEK_MS);
}
