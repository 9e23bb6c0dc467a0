import { formatCents } from '../../../kernel/money.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import { type Links, type Refund, weekAfter } from './payment.email.js';

/** The buyer's request to withdraw has come; the money goes back afterwards. */
export function withdrawalEmail(
  reader: Recipient,
  { plan, amountCents, accessUntil }: Refund,
  links: Links,
  now: Date,
): Email {
  return emailTo(reader, {
    subject: `Pedido de desistência recebido: plano ${plan.name}`,
    paragraphs: [
      `Recebemos seu pedido para desistir da compra do plano ${plan.name}. Vamos devolver ${formatCents(amountCents)} por Pix à conta de onde o pagamento saiu e avisar por e-mail.`,
      accessUntil
        ? `Até a devolução, nada muda no seu acesso. Depois dela, ficam os dias dos outros pagamentos: devolvido agora, ele iria até ${formatDateTime(accessUntil)}.`
        : 'Até a devolução, nada muda no seu acesso; com ela, ele termina. Seu histórico continua guardado.',
    ],
    facts: [
      ['Plano', plan.name],
      ['Valor a devolver', formatCents(amountCents)],
      ['Pedido em', formatDateTime(now)],
    ],
    action: { label: 'Abrir Meu Perfil', url: links.profile, note: 'A situação do pedido está em Pagamentos.' },
    closing: 'Se não foi você que pediu, troque a senha e escreva pela página de sugestões.',
    expiresAt: weekAfter(now),
  });
}
