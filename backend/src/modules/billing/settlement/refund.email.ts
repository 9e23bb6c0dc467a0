import { type Cents, formatCents } from '../../../kernel/money.js';
import { emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import { type Links, type Refund, UNKNOWN, weekAfter } from './payment.email.js';

export function refundEmail(reader: Recipient, { plan, amountCents, accessUntil }: Refund, links: Links, now: Date) {
  return emailTo(reader, {
    subject: `Pagamento devolvido: plano ${plan.name}`,
    paragraphs: [returned(amountCents), ended(accessUntil)],
    action: { label: 'Ver os planos', url: links.plans, note: 'Você pode voltar a assinar quando quiser.' },
    closing: 'Se você não pediu a devolução, escreva pela página de sugestões.',
    expiresAt: weekAfter(now),
  });
}

/** Of money that the payer's bank took back. */
export function disputeEmail(reader: Recipient, { plan, amountCents, accessUntil }: Refund, links: Links, now: Date) {
  return emailTo(reader, {
    subject: `Pix contestado: plano ${plan.name}`,
    paragraphs: [
      `O banco de quem pagou contestou o Pix do plano ${plan.name}, e ${formatCents(amountCents)} voltaram para lá.`,
      ended(accessUntil),
    ],
    action: { label: 'Ver os planos', url: links.plans, note: 'Você pode voltar a assinar quando quiser.' },
    closing: 'Se você não contestou o Pix, fale com o banco de onde ele saiu e escreva pela página de sugestões.',
    expiresAt: weekAfter(now),
  });
}

/** Of money that bought nothing, since it was not what had been agreed on. */
export function wrongAmountEmail(
  reader: Recipient,
  { plan, amountCents }: Omit<Refund, 'accessUntil'>,
  links: Links,
  now: Date,
) {
  return emailTo(reader, {
    subject: `Pagamento devolvido: plano ${plan.name}`,
    paragraphs: [
      'O valor recebido não era o combinado; nenhum plano foi dado. Seu acesso continua como estava.',
      returned(amountCents),
    ],
    action: {
      label: 'Ver os planos',
      url: links.plans,
      note: 'Para assinar, gere um novo Pix e pague o valor que ele mostra.',
    },
    closing: UNKNOWN,
    expiresAt: weekAfter(now),
  });
}

/** Of a Pix that came for what was paid already. */
export function secondPixEmail(
  reader: Recipient,
  { plan, amountCents }: Omit<Refund, 'accessUntil'>,
  links: Links,
  now: Date,
) {
  return emailTo(reader, {
    subject: `Segundo Pix devolvido: plano ${plan.name}`,
    paragraphs: [
      `Recebemos um segundo Pix de ${formatCents(amountCents)} por um pagamento que já estava feito. Ele não muda seu plano.`,
      returned(amountCents),
    ],
    action: { label: 'Abrir Meu Perfil', url: links.profile, note: 'O que você pagou está em Pagamentos.' },
    closing: UNKNOWN,
    expiresAt: weekAfter(now),
  });
}

function ended(accessUntil: Date | null): string {
  return accessUntil
    ? `Os dias que este pagamento dava terminaram. Pelos outros pagamentos, seu acesso vai até ${formatDateTime(accessUntil)}.`
    : 'O acesso que este pagamento dava terminou. Seu histórico continua guardado.';
}

function returned(amountCents: Cents): string {
  return `Devolvemos ${formatCents(amountCents)} à conta de onde o Pix saiu. O banco pode levar algum tempo para mostrar o crédito.`;
}
