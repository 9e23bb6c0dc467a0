import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import { newsUntil } from './password.email.js';

export function newDeviceEmail(
  reader: Recipient,
  device: { name: string; network: string | null },
  url: string,
  now: Date,
): Email {
  return emailTo(reader, {
    subject: 'Novo dispositivo na sua conta',
    paragraphs: ['Alguém entrou na sua conta do Nítido em um dispositivo que ainda não conhecíamos.'],
    facts: [
      ['Dispositivo', device.name],
      ['Rede', device.network ?? 'desconhecida'],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver dispositivos conectados', url, note: 'Lá você sai de dispositivos e troca a senha.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha agora.',
    expiresAt: newsUntil(now),
  });
}

export function passkeyAddedEmail(reader: Recipient, passkey: string, url: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Uma chave de acesso foi adicionada',
    paragraphs: ['Agora também é possível entrar na sua conta do Nítido com uma chave de acesso, sem senha.'],
    facts: [
      ['Chave', passkey],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver chaves de acesso', url, note: 'Lá você remove a que não reconhece.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, remova a chave e troque sua senha agora.',
    expiresAt: newsUntil(now),
  });
}

/** What is told of a new key; never the key. */
export interface NewKeyNews {
  readonly name: string;
  readonly prefix: string;
}

export function apiKeyMadeEmail(reader: Recipient, { name, prefix }: NewKeyNews, url: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Uma chave de API foi criada',
    paragraphs: ['Programas que tenham esta chave fazem consultas em nome da sua conta no Nítido, sem senha.'],
    facts: [
      ['Chave', name],
      ['Começa com', prefix],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver chaves de API', url, note: 'Lá você revoga a que não reconhece.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, revogue a chave e troque sua senha agora.',
    expiresAt: newsUntil(now),
  });
}
