import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../platform/mail/email.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { Account } from '../accounts/index.js';
import type { Caller } from '../model/index.js';
import { deviceOf, type EndedAccess, shortAddress } from '../sessions/index.js';
import {
  addressChangedEmail,
  addressRestoredEmail,
  addressWantedEmail,
  confirmAddressEmail,
  proveAddressEmail,
} from './address.email.js';
import { emptyEmail, newsUntil, passwordChangedEmail, resetEmail } from './password.email.js';
import { apiKeyMadeEmail, type NewKeyNews, newDeviceEmail, passkeyAddedEmail } from './sign-in.email.js';

type Told = Pick<Account, 'id' | 'email' | 'name' | 'role'>;

/** Puts the e-mails about accounts into the outbox, each in the transaction of what it reports. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
  ) {}

  reset(reader: Recipient, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(resetEmail(reader, this.config.page(`/redefinir-senha/${token}`), expiresAt), tx);
  }

  passwordChanged(reader: Recipient, ended: EndedAccess, now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(passwordChangedEmail(reader, ended, this.config.page('/login'), now), tx);
  }

  /** To an address that is to be the account's, or is it already. */
  confirmEmail(reader: Recipient, isOwn: boolean, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    const write = isOwn ? proveAddressEmail : confirmAddressEmail;
    return this.outbox.put(write(reader, this.config.page(`/confirmar-email/${token}`), expiresAt), tx);
  }

  addressWanted(reader: Recipient, now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(addressWantedEmail(reader, this.config.page('/login'), now), tx);
  }

  newDevice(account: Told, { agent, address }: Caller, now: Date, tx: Queryable): Promise<void> {
    const device = { name: deviceOf(agent).name, network: shortAddress(address) };
    return this.tell(account, (reader, url) => newDeviceEmail(reader, device, url, now), tx);
  }

  passkeyAdded(account: Told, passkey: string, now: Date, tx: Queryable): Promise<void> {
    return this.tell(account, (reader, url) => passkeyAddedEmail(reader, passkey, url, now), tx);
  }

  /** A key for programs was made. */
  apiKeyMade(account: Told, key: NewKeyNews, now: Date, tx: Queryable): Promise<void> {
    return this.tell(account, (reader, url) => apiKeyMadeEmail(reader, key, url, now), tx);
  }

  secondFactor(account: Told, news: SecondFactorNews, now: Date, tx: Queryable): Promise<void> {
    return this.tell(account, (reader, url) => secondFactorEmail(reader, news, url, now), tx);
  }

  emailChanged(former: Recipient, newEmail: string, token: string, expiresAt: Date, now: Date, tx: Queryable) {
    const url = this.config.page(`/confirmar-email/${token}?acao=desfazer`);
    return this.outbox.put(addressChangedEmail(former, newEmail, url, expiresAt, now), tx);
  }

  emailRestored(reader: Recipient, ended: EndedAccess, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    const url = this.config.page(`/redefinir-senha/${token}`);
    return this.outbox.put(addressRestoredEmail(reader, ended, url, expiresAt), tx);
  }

  toNobody(now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(emptyEmail(this.config.page(`/redefinir-senha/${newLinkToken().text}`), now), tx);
  }

  /** With the address of the reader's own account. An administrator without an e-mail is told nothing. */
  private async tell(
    { id: accountId, email, name, role }: Told,
    write: (reader: Recipient, url: string) => Email,
    tx: Queryable,
  ) {
    const url = this.config.page(role === 'admin' ? '/admin/login' : '/consultas?aba=perfil');
    if (email) await this.outbox.put(write({ accountId, email, name }, url), tx);
  }
}

/** What became of an account's second factor; `removed` is by an administrator. */
type SecondFactorNews = 'on' | 'off' | 'removed';

const SECOND_FACTOR: Readonly<Record<SecondFactorNews, { subject: string; text: string; closing: string }>> = {
  on: {
    subject: 'Verificação em duas etapas ligada',
    text: 'Para entrar na sua conta do Nítido com a senha, agora é preciso também um código do seu aplicativo autenticador.',
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha e fale com o suporte agora.',
  },
  off: {
    subject: 'Verificação em duas etapas desligada',
    text: 'Para entrar na sua conta do Nítido, agora basta a senha, sem o código do aplicativo autenticador.',
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, troque sua senha agora e ligue a verificação de novo.',
  },
  removed: {
    subject: 'O suporte desligou a verificação em duas etapas',
    text: 'O suporte do Nítido desligou a verificação em duas etapas da sua conta. Para entrar, agora basta a senha.',
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
    action: { label: 'Ver a proteção da conta', url, note: 'Lá você liga ou desliga a verificação e troca a senha.' },
    closing,
    expiresAt: newsUntil(now),
  });
}
