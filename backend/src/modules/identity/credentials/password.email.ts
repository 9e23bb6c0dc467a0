import { DAY_MS } from '../../../kernel/durations.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import type { EndedAccess } from '../sessions/index.js';

/** News of a change is worth telling for a day of failed attempts. */
export const newsUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);

export function resetEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return emailTo(reader, {
    subject: 'Redefinição de senha',
    paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta no Nítido.'],
    action: {
      label: 'Definir nova senha',
      url,
      note: `O link vale até ${formatDateTime(expiresAt)} e pode ser usado uma vez.`,
    },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
    expiresAt,
  });
}

/** What opened the account beside the password; of webhooks, which are paused with it, an e-mail of their own tells. */
export type EndedKeys = Pick<EndedAccess, 'passkeys' | 'apiKeys'>;

/** A paragraph on the keys that ended with the password; none where there were none. */
export function newsOfKeys({ passkeys, apiKeys }: EndedKeys): string[] {
  const kinds = [...(passkeys > 0 ? ['acesso'] : []), ...(apiKeys > 0 ? ['API'] : [])];
  if (kinds.length === 0) return [];
  return [`As chaves de ${kinds.join(' e de ')} da conta deixaram de valer. Se precisar, crie outras em Meu Perfil.`];
}

export function passwordChangedEmail(reader: Recipient, ended: EndedKeys, loginUrl: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Sua senha foi alterada',
    paragraphs: [
      `A senha da sua conta no Nítido foi alterada em ${formatDateTime(now)}.`,
      'Por segurança, é preciso entrar de novo nos outros dispositivos e confirmar de novo um WhatsApp adicionado.',
      ...newsOfKeys(ended),
    ],
    action: { label: 'Abrir a página de entrada', url: loginUrl, note: 'Lá, “Esqueceu sua senha?” define outra.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, defina outra senha agora.',
    expiresAt: newsUntil(now),
  });
}

/** To nobody: written where no account is, so that an unknown address costs what a known one does. */
export function emptyEmail(url: string, now: Date): Email {
  return { ...resetEmail({ accountId: null, email: '', name: '' }, url, newsUntil(now)), to: null };
}
