import { DAY_MS } from '../../../kernel/durations.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';

/** How long the address may wait in the outbox for a mail server that is out; nothing else keeps it. */
const NEWS_MS = 3 * DAY_MS;

/** Some days before; worth nothing once the account is gone. */
export function soonRemovedEmail(reader: Recipient, url: string, removedFrom: Date): Email {
  return emailTo(reader, {
    subject: 'Sua conta será removida em alguns dias',
    paragraphs: [
      'A sua conta no Nítido está sem plano.',
      `Para não guardar dados sem necessidade, ela será removida a partir de ${formatDateTime(removedFrom)}.`,
      'Depois disso ela não pode ser recuperada: cadastro, senha, WhatsApp e histórico são apagados de vez.',
    ],
    action: { label: 'Entrar e escolher um plano', url, note: 'Com um plano ativo, a conta continua como está.' },
    closing: 'Se você não quer mais a conta, não é preciso fazer nada.',
    bulk: true,
    expiresAt: removedFrom,
  });
}

/** The last one, put before the address is erased; it goes when it is sent. */
export function removedEmail(reader: Recipient, removedAt: Date): Email {
  return emailTo(reader, {
    subject: 'Sua conta foi removida',
    paragraphs: [
      `A sua conta no Nítido ficou sem plano e foi removida em ${formatDateTime(removedAt)}. Ela não pode ser recuperada.`,
      'Nome, e-mail, senha, WhatsApp e histórico foram apagados, e as sessões, encerradas. Pagamentos, aceites e registros de acesso e de auditoria ficam, sem o seu nome, pelo prazo da lei.',
    ],
    closing: 'Com este mesmo e-mail você pode criar uma conta nova quando quiser.',
    bulk: true,
    expiresAt: new Date(removedAt.getTime() + NEWS_MS),
  });
}
