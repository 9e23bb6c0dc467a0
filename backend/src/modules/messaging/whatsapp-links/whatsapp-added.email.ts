import { DAY_MS } from '../../../kernel/durations.js';
import type { Phone } from '../../../kernel/phone.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';

/** Tells an owner that a number may soon speak for the account. Of the number only the end: mailboxes are read by others too. */
export function whatsappAddedEmail(reader: Recipient, phone: Phone, url: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Um WhatsApp foi adicionado à sua conta',
    paragraphs: [
      `Em ${formatDateTime(now)} o número terminado em ${phone.slice(-4)} foi adicionado à sua conta no Nítido.`,
      'Depois de confirmado pelo bot, ele pode fazer consultas pela conversa.',
    ],
    action: { label: 'Ver Meu WhatsApp', url, note: 'Lá você pode remover o número.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, remova o número e troque sua senha.',
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
}
