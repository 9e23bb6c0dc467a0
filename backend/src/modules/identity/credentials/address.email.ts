import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import { type EndedKeys, newsOfKeys, newsUntil } from './password.email.js';

export function confirmAddressEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return emailTo(reader, {
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      'Recebemos um pedido para usar este endereço em uma conta do Nítido.',
      'A mudança só vale depois da confirmação. Até lá, o e-mail anterior continua em uso.',
    ],
    action: { label: 'Confirmar e-mail', url, note: `O link vale até ${formatDateTime(expiresAt)}.` },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: nada será alterado.',
    expiresAt,
  });
}

export function proveAddressEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return emailTo(reader, {
    subject: 'Confirme seu e-mail',
    paragraphs: ['Este endereço foi usado em uma conta do Nítido. Confirme que ele é seu.'],
    action: { label: 'Confirmar e-mail', url, note: `O link vale até ${formatDateTime(expiresAt)}.` },
    closing: 'Se não foi você, ignore esta mensagem: o endereço não será confirmado.',
    expiresAt,
  });
}

export function addressWantedEmail(reader: Recipient, loginUrl: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Alguém tentou criar uma conta com este e-mail',
    paragraphs: [
      `Em ${formatDateTime(now)} alguém tentou criar uma conta no Nítido com este endereço, que já tem uma. Nada mudou nela.`,
    ],
    action: { label: 'Entrar na sua conta', url: loginUrl, note: 'Lá, “Esqueceu sua senha?” define outra.' },
    closing: 'Se não foi você, não é preciso fazer nada.',
    expiresAt: newsUntil(now),
  });
}

export function addressChangedEmail(
  reader: Recipient,
  newEmail: string,
  url: string,
  expiresAt: Date,
  now: Date,
): Email {
  return emailTo(reader, {
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `Em ${formatDateTime(now)} a sua conta no Nítido passou a usar o e-mail ${newEmail}. Este endereço não serve mais para entrar.`,
    ],
    action: {
      label: 'Desfazer a mudança',
      url,
      note: `Só use se não foi você. O link vale até ${formatDateTime(expiresAt)}, devolve a conta a este endereço, encerra todas as sessões e pede uma nova senha.`,
    },
    closing: 'Se foi você, não é preciso fazer nada.',
    expiresAt,
  });
}

export function addressRestoredEmail(reader: Recipient, ended: EndedKeys, url: string, expiresAt: Date): Email {
  return emailTo(reader, {
    subject: 'Seu e-mail foi restaurado: defina uma nova senha',
    paragraphs: [
      'A mudança de e-mail foi desfeita e a sua conta no Nítido voltou a este endereço.',
      'Todas as sessões foram encerradas e a senha anterior deixou de valer. Um WhatsApp adicionado precisa ser confirmado de novo.',
      ...newsOfKeys(ended),
    ],
    action: {
      label: 'Definir nova senha',
      url,
      note: `O link vale até ${formatDateTime(expiresAt)} e pode ser usado uma vez. Depois disso, peça outro na página de entrada.`,
    },
    closing: 'Vale a pena trocar também a senha do seu e-mail, se ela for parecida.',
    expiresAt,
  });
}
