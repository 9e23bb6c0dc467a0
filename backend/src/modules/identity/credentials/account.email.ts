import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { formatDateTime } from '../../../platform/mail/date-time.js';
import type { Email } from '../../../platform/mail/email.js';
import { greetingOf, type Recipient } from '../../../platform/mail/greeting.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { Account } from '../accounts/index.js';
import type { Caller } from '../model/index.js';
import { deviceOf, shortAddress } from '../sessions/index.js';

const DAY_MS = 86_400_000;

/** News of a change is worth telling for a day of failed attempts. */
const newsUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** Puts the e-mails about accounts into the outbox, each in the transaction of what it reports. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
  ) {}

  reset(reader: Recipient, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(resetEmail(reader, this.page(`/redefinir-senha/${token}`), expiresAt), tx);
  }

  passwordChanged(reader: Recipient, now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(passwordChangedEmail(reader, this.page('/login'), now), tx);
  }

  confirmEmail(reader: Recipient, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(confirmAddressEmail(reader, this.page(`/confirmar-email/${token}`), expiresAt), tx);
  }

  proveEmail(reader: Recipient, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(proveAddressEmail(reader, this.page(`/confirmar-email/${token}`), expiresAt), tx);
  }

  addressWanted(reader: Recipient, now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(addressWantedEmail(reader, this.page('/login'), now), tx);
  }

  /** An administrator without an e-mail is told nothing. */
  async newDevice({ email, name, role }: Account, { agent, address }: Caller, now: Date, tx: Queryable): Promise<void> {
    if (!email) return;
    const url = this.page(role === 'admin' ? '/admin/login' : '/consultas?aba=perfil');
    const device = { name: deviceOf(agent).name, network: shortAddress(address) };
    await this.outbox.put(newDeviceEmail({ email, name }, device, url, now), tx);
  }

  /** An administrator without an e-mail is told nothing. */
  async passkeyAdded({ email, name, role }: Account, passkey: string, now: Date, tx: Queryable): Promise<void> {
    if (!email) return;
    const url = this.page(role === 'admin' ? '/admin/login' : '/consultas?aba=perfil');
    await this.outbox.put(passkeyAddedEmail({ email, name }, passkey, url, now), tx);
  }

  emailChanged(former: Recipient, newEmail: string, token: string, expiresAt: Date, now: Date, tx: Queryable) {
    const url = this.page(`/confirmar-email/${token}?acao=desfazer`);
    return this.outbox.put(addressChangedEmail(former, newEmail, url, expiresAt, now), tx);
  }

  emailRestored(reader: Recipient, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(addressRestoredEmail(reader, this.page(`/redefinir-senha/${token}`), expiresAt), tx);
  }

  toNobody(now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(emptyEmail(this.page(`/redefinir-senha/${newLinkToken().text}`), now), tx);
  }

  private page(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}

export function resetEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return {
    to: reader.email,
    subject: 'Redefinição de senha',
    greeting: greetingOf(reader),
    paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta no Nítido.'],
    action: {
      label: 'Definir nova senha',
      url,
      note: `O link vale até ${formatDateTime(expiresAt)} e pode ser usado uma vez.`,
    },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
    expiresAt: expiresAt,
  };
}

export function passwordChangedEmail(reader: Recipient, loginUrl: string, now: Date): Email {
  return {
    to: reader.email,
    subject: 'Sua senha foi alterada',
    greeting: greetingOf(reader),
    paragraphs: [
      `A senha da sua conta no Nítido foi alterada em ${formatDateTime(now)}.`,
      'Por segurança, os outros aparelhos em que a conta estava aberta precisam entrar de novo, e um WhatsApp adicionado precisa ser confirmado de novo.',
    ],
    action: { label: 'Abrir a página de entrada', url: loginUrl, note: 'Lá, “Esqueceu sua senha?” define outra.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, defina outra senha agora.',
    expiresAt: newsUntil(now),
  };
}

export function confirmAddressEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return {
    to: reader.email,
    subject: 'Confirme seu novo email',
    greeting: greetingOf(reader),
    paragraphs: [
      'Recebemos um pedido para usar este endereço em uma conta do Nítido.',
      'A mudança só vale depois da confirmação. Até lá, o email anterior continua em uso.',
    ],
    action: { label: 'Confirmar email', url, note: `O link vale até ${formatDateTime(expiresAt)}.` },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: nada será alterado.',
    expiresAt: expiresAt,
  };
}

export function proveAddressEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return {
    to: reader.email,
    subject: 'Confirme seu email',
    greeting: greetingOf(reader),
    paragraphs: ['Este endereço foi usado em uma conta do Nítido. Confirme que ele é seu.'],
    action: { label: 'Confirmar email', url, note: `O link vale até ${formatDateTime(expiresAt)}.` },
    closing: 'Se não foi você, ignore esta mensagem: o endereço não será confirmado.',
    expiresAt: expiresAt,
  };
}

export function addressWantedEmail(reader: Recipient, loginUrl: string, now: Date): Email {
  return {
    to: reader.email,
    subject: 'Alguém tentou criar uma conta com este email',
    greeting: greetingOf(reader),
    paragraphs: [
      `Em ${formatDateTime(now)} alguém tentou criar uma conta no Nítido com este endereço, que já tem uma. Nada mudou nela.`,
    ],
    action: { label: 'Entrar na sua conta', url: loginUrl, note: 'Lá, “Esqueceu sua senha?” define outra.' },
    closing: 'Se não foi você, não é preciso fazer nada.',
    expiresAt: newsUntil(now),
  };
}

export function newDeviceEmail(
  reader: Recipient,
  device: { name: string; network: string | null },
  url: string,
  now: Date,
): Email {
  return {
    to: reader.email,
    subject: 'Novo dispositivo na sua conta',
    greeting: greetingOf(reader),
    paragraphs: ['Sua conta no Nítido foi aberta em um dispositivo que ainda não conhecíamos.'],
    facts: [
      ['Dispositivo', device.name],
      ['Rede', device.network ?? 'desconhecida'],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver onde a conta está aberta', url, note: 'Lá você sai de dispositivos e troca a senha.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha agora.',
    expiresAt: newsUntil(now),
  };
}

export function passkeyAddedEmail(reader: Recipient, passkey: string, url: string, now: Date): Email {
  return {
    to: reader.email,
    subject: 'Uma chave de acesso foi adicionada',
    greeting: greetingOf(reader),
    paragraphs: ['A sua conta no Nítido agora também abre com uma chave de acesso, sem senha.'],
    facts: [
      ['Chave', passkey],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver chaves de acesso', url, note: 'Lá você remove a que não reconhece.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, remova a chave e troque sua senha agora.',
    expiresAt: newsUntil(now),
  };
}

export function addressChangedEmail(
  reader: Recipient,
  newEmail: string,
  url: string,
  expiresAt: Date,
  now: Date,
): Email {
  return {
    to: reader.email,
    subject: 'O email da sua conta foi alterado',
    greeting: greetingOf(reader),
    paragraphs: [
      `Em ${formatDateTime(now)} a sua conta no Nítido passou a usar o email ${newEmail}. Este endereço não serve mais para entrar.`,
    ],
    action: {
      label: 'Desfazer a mudança',
      url,
      note: `Só use se não foi você. O link vale até ${formatDateTime(expiresAt)}, devolve a conta a este endereço, encerra todas as sessões e pede uma nova senha.`,
    },
    closing: 'Se foi você, não é preciso fazer nada.',
    expiresAt: expiresAt,
  };
}

export function addressRestoredEmail(reader: Recipient, url: string, expiresAt: Date): Email {
  return {
    to: reader.email,
    subject: 'Seu email foi restaurado: defina uma nova senha',
    greeting: greetingOf(reader),
    paragraphs: [
      'A mudança de email foi desfeita e a sua conta no Nítido voltou a este endereço.',
      'Todas as sessões foram encerradas e a senha anterior deixou de valer.',
    ],
    action: {
      label: 'Definir nova senha',
      url,
      note: `O link vale até ${formatDateTime(expiresAt)} e pode ser usado uma vez. Depois disso, peça outro na página de entrada.`,
    },
    closing: 'Vale a pena trocar também a senha do seu email, se ela for parecida.',
    expiresAt: expiresAt,
  };
}

/** To nobody: written where no account is, so that an unknown address costs what a known one does. */
export function emptyEmail(url: string, now: Date): Email {
  return { ...resetEmail({ email: '', name: '' }, url, newsUntil(now)), to: null };
}
