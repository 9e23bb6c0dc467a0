import { formatDateTime } from '../../../platform/mail/date-time.js';
import type { Email } from '../../../platform/mail/email.js';
import { emailTo, type Recipient } from '../../../platform/mail/greeting.js';
import { newsUntil } from './password.email.js';

/** What became of an account's second factor; `removed` is by an administrator. */
export type SecondFactorNews = 'on' | 'off' | 'removed';

const SECOND_FACTOR: Readonly<Record<SecondFactorNews, { subject: string; text: string; closing: string }>> = {
  on: {
    subject: 'Verificação em duas etapas ligada',
    text: 'Para entrar na sua conta do Nítido com a senha, agora é preciso também um código do seu aplicativo autenticador.',
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha e fale com o suporte agora.',
  },
  off: {
    subject: 'Verificação em duas etapas desligada',
    text: 'Sua conta no Nítido abre de novo só com a senha, sem o código do aplicativo autenticador.',
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha agora e ligue a verificação de novo.',
  },
  removed: {
    subject: 'O suporte desligou a verificação em duas etapas',
    text: 'O suporte do Nítido desligou a verificação em duas etapas da sua conta, que abre de novo só com a senha.',
    closing:
      'Se você pediu, ligue a verificação de novo quando puder. Se não pediu, troque sua senha e fale com o suporte agora.',
  },
};

export function secondFactorEmail(reader: Recipient, news: SecondFactorNews, url: string, now: Date): Email {
  const { subject, text, closing } = SECOND_FACTOR[news];
  return emailTo(reader, {
    subject,
    paragraphs: [text],
    facts: [['Quando', formatDateTime(now)]],
    action: { label: 'Ver a proteção da conta', url, note: 'Lá você liga, desliga e troca a senha.' },
    closing,
    expiresAt: newsUntil(now),
  });
}
