import { DAY_MS } from '../../../kernel/durations.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';

/** How long the address may wait in the outbox for a mail server that is out; nothing else keeps it. */
const NEWS_MS = 3 * DAY_MS;

/** The last one, put before the address is erased; it goes when it is sent. `toCome`: what is left to be done, of which no other e-mail can tell. */
export function accountEndedEmail(reader: Recipient, endedAt: Date, toCome: readonly string[]): Email {
  return emailTo(reader, {
    subject: 'Sua conta foi encerrada',
    paragraphs: [
      `A sua conta no Nítido foi encerrada em ${formatDateTime(endedAt)}, com a senha dela. Ela não pode ser recuperada.`,
      'Nome, e-mail, senha, WhatsApp e histórico foram apagados, e as sessões, encerradas. Pagamentos, aceites e registros de acesso e de auditoria ficam, sem o seu nome, pelo prazo da lei.',
      ...toCome,
    ],
    closing:
      'Se não foi você, alguém conhece a sua senha: troque-a onde mais a usa e nos escreva pela página de sugestões.',
    expiresAt: new Date(endedAt.getTime() + NEWS_MS),
  });
}
