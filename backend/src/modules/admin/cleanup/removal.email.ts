import { formatDateTime } from '../../../platform/mail/date-time.js';
import type { Email } from '../../../platform/mail/email.js';
import { greetingOf, type Recipient } from '../../../platform/mail/greeting.js';

/** Some days before; worth nothing once the account is gone. */
export function soonRemovedEmail(reader: Recipient, url: string, removedFrom: Date): Email {
  return {
    to: reader.email,
    subject: 'Sua conta será removida em alguns dias',
    greeting: greetingOf(reader),
    paragraphs: [
      'A sua conta no Nítido está sem plano.',
      `Para não guardar dados sem necessidade, ela será removida a partir de ${formatDateTime(removedFrom)}.`,
    ],
    action: { label: 'Entrar e escolher um plano', url, note: 'Com um plano ativo, a conta continua como está.' },
    closing: 'Se você não quer mais a conta, não é preciso fazer nada.',
    expiresAt: removedFrom,
  };
}

/** Right after; says how it comes back, and until when. */
export function removedEmail(reader: Recipient, url: string, removedAt: Date, eraseAfter: Date): Email {
  return {
    to: reader.email,
    subject: 'Sua conta foi removida',
    greeting: greetingOf(reader),
    paragraphs: [
      `A sua conta no Nítido ficou sem plano e foi removida em ${formatDateTime(removedAt)}.`,
      `Até ${formatDateTime(eraseAfter)} ela pode voltar como era. Depois disso, seus dados pessoais são apagados; pagamentos, aceites e registros de auditoria ficam, sem o seu nome, pelo prazo da lei.`,
    ],
    action: { label: 'Restaurar a conta', url, note: 'Basta entrar com o seu email e a sua senha.' },
    closing: 'Se você não quer mais a conta, não é preciso fazer nada.',
    expiresAt: eraseAfter,
  };
}
