import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { daysRemaining, findPlan } from '../../../../kernel/plans.js';
import { Clock } from '../../../../platform/clock.js';
import { Subscriptions } from '../../../billing/index.js';
import { FindSubscriber, type FoundSubscriber } from '../../../identity/index.js';
import { ConfirmSaved, ReadUsage } from '../../../lookups/index.js';
import { EmailPreferences } from '../../subscriber-emails/index.js';
import { numberOfSender, WhatsappLinks, type WhatsappNumber } from '../../whatsapp-links/index.js';
import { type SenderRecord, type TakenMessage, WhatsappInbox } from '../adapters/whatsapp-inbox.store.js';
import { type ChatLookupType, type Command, commandOf } from '../domain/command.js';
import type { ChatMessage, Decision } from '../domain/message.js';
import * as replies from '../domain/replies.js';
import { ChatLookups } from './chat-lookups.js';

/** Beyond that many messages a minute nothing is answered: two machines that talk to each other would never end. */
const MOST_A_MINUTE = 30;
const MOST_WRONG_CODES = 5;
/** WhatsApp takes a free answer for a day after the message; one that waited nearly as long would surprise. */
const WORTH_MS = 23 * 3_600_000;

const SILENCE: Decision = { outcome: 'silencio', reply: null };

type Said = Omit<Decision, 'reply'> & { readonly reply: string };

/** What is answered to a message. What it asks for is done here, once, and under the rules of the page. */
@Injectable()
export class DecideReply {
  constructor(
    private readonly inbox: WhatsappInbox,
    private readonly links: WhatsappLinks,
    private readonly subscribers: FindSubscriber,
    private readonly preferences: EmailPreferences,
    private readonly subscriptions: Subscriptions,
    private readonly lookups: ChatLookups,
    private readonly recentLookups: ConfirmSaved,
    private readonly usage: ReadUsage,
    private readonly pages: replies.Pages,
    private readonly clock: Clock,
  ) {}

  async execute({ id, message, again }: TakenMessage): Promise<Decision> {
    const now = this.clock.now();
    if (now.getTime() - message.sentAt.getTime() > WORTH_MS) return { outcome: 'antiga', reply: null };
    const record = await this.inbox.recordOf(id);
    if (record.lastMinute > MOST_A_MINUTE) return SILENCE;
    const number = numberOfSender(message.from);
    const accountId = await this.links.accountOf(number);
    return accountId === null
      ? this.toStranger(message, number, record, again)
      : this.toHolder(message, accountId, again);
  }

  /**
   * A number that nobody has proved is told once what this is; it learns nothing of any account but by proving itself, or
   * of the one that it had proved.
   */
  private async toStranger(
    { text }: ChatMessage,
    number: WhatsappNumber,
    record: SenderRecord,
    again: boolean,
  ): Promise<Decision> {
    const command = commandOf(text ?? '');
    const revoked = await this.links.revokedOf(number);
    if (revoked !== null && (command.kind === 'leave' || command.kind === 'stop')) return this.part(command, revoked);
    if (again && command.kind === 'leave' && command.sure) return { outcome: 'comando', reply: replies.LEFT };
    if (command.kind === 'verify' && record.wrongCodes < MOST_WRONG_CODES) {
      const proof = await this.links.prove(number, command.code);
      if ('verified' in proof) return this.welcome(proof.verified);
      if (proof.refused === 'several') return { outcome: 'comando', reply: replies.codeNeeded(this.pages) };
      if (proof.refused === 'revoked') return { outcome: 'comando', reply: await this.invite(revoked) };
      if (proof.refused === 'wrong-code') return { outcome: 'codigo_errado', reply: replies.WRONG_CODE };
    }
    return record.invited ? SILENCE : { outcome: 'convite', reply: await this.invite(revoked) };
  }

  private async invite(revoked: string | null): Promise<string> {
    if (revoked === null) return replies.invitation(this.pages);
    const usable = await this.subscribers.execute(revoked);
    return (usable ? replies.confirmAgain : replies.accountClosed)(this.pages);
  }

  private async welcome(accountId: string): Promise<Said> {
    const subscriber = await this.subscribers.execute(accountId);
    const reply = subscriber ? replies.verified(masked(subscriber.email)) : replies.accountClosed(this.pages);
    return { outcome: 'verificado', reply };
  }

  private async toHolder({ text }: ChatMessage, accountId: string, again: boolean): Promise<Said> {
    if (text === null) return { outcome: 'outro_tipo', reply: replies.NOT_TEXT };
    const command = commandOf(text);
    if (command.kind === 'leave' || command.kind === 'stop') return this.part(command, accountId);
    const subscriber = await this.subscribers.execute(accountId);
    if (!subscriber) return { outcome: 'recusa', reply: replies.accountClosed(this.pages) };
    if (command.kind === 'lookup') return this.lookUp(subscriber, command.type, command.typed, again);
    return { outcome: 'comando', reply: await this.answer(command, accountId, again) };
  }

  /** From the bot, or from its news alone, which go with it. */
  private async part(command: Extract<Command, { kind: 'leave' | 'stop' }>, accountId: string): Promise<Said> {
    const leaves = command.kind === 'leave';
    if (leaves && !command.sure) return { outcome: 'comando', reply: replies.CONFIRM_LEAVING };
    await this.preferences.choose(accountId, { companiesWhatsapp: false });
    if (leaves) await this.links.remove(accountId);
    return { outcome: 'comando', reply: leaves ? replies.LEFT : replies.STOPPED };
  }

  private async answer({ kind }: Command, accountId: string, again: boolean): Promise<string> {
    switch (kind) {
      case 'plan':
        return this.plan(accountId);
      case 'help':
        return replies.help();
      case 'person':
        return replies.personalData(this.pages);
      case 'verify':
        return again ? this.welcomeText(accountId) : replies.ALREADY_VERIFIED;
      default:
        return replies.UNKNOWN;
    }
  }

  /** The proof was taken, and the process ended before it could say so. */
  private async welcomeText(accountId: string): Promise<string> {
    return (await this.welcome(accountId)).reply;
  }

  private async plan(accountId: string): Promise<string> {
    const [{ planId, expiresAt }, { limit, used, standing }] = await Promise.all([
      this.subscriptions.statusOf(accountId),
      this.usage.execute(accountId),
    ]);
    const plan = {
      name: (planId && findPlan(planId)?.name) ?? null,
      daysLeft: expiresAt ? daysRemaining(expiresAt, this.clock.now()) : 0,
      lookupsLeft: Math.max(0, limit - used),
      standing,
    };
    return replies.planText(plan, this.pages);
  }

  private async lookUp(
    subscriber: FoundSubscriber,
    type: ChatLookupType,
    typed: string,
    again: boolean,
  ): Promise<Said> {
    if (again && (await this.recentLookups.confirm(subscriber.accountId, type, typed))) {
      return { outcome: 'consulta', reply: replies.interrupted(this.pages) };
    }
    try {
      return { outcome: 'consulta', reply: replies.foundText(await this.lookups.run(subscriber, type, typed)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { outcome: 'recusa', reply: replies.refusal(error, this.pages) };
    }
  }
}

/** ana.souza@gmail.com → a***@gmail.com: enough for its owner. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}
