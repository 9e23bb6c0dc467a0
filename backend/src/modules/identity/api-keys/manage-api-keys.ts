import { Injectable } from '@nestjs/common';
import { MOST_KEYS } from '../../../kernel/api-keys.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { type Account, Accounts, AttemptLimits } from '../accounts/index.js';
import { noSuchAccount } from '../model/index.js';
import { type ApiKey, endOfNext, endOfOverlap, type KeyTerms, stateOf } from './api-key.js';
import { ApiKeys, type Replaced } from './api-keys.store.js';
import { endInPast, keysForSubscribers, noSuchKey, tooManyKeys } from './key-refusals.js';
import { newKeyText } from './key-text.js';

/** A key that was made: the only time that its text is told. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly prefix: string;
  readonly expiresAt: Date | null;
}

/** An account's keys, made by its owner and ended by that one or by an administrator (`actorId`). */
@Injectable()
export class ManageApiKeys {
  constructor(
    private readonly keys: ApiKeys,
    private readonly accounts: Accounts,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /** API_KEY_LIMIT beyond twenty that are in force. */
  async make(accountId: string, terms: KeyTerms): Promise<MadeKey> {
    return this.store(await this.subscriber(accountId), terms, null);
  }

  /** A new key with the same terms, for as long again; the former one goes on for `overlapHours`. */
  async rotate(accountId: string, id: string, overlapHours: number): Promise<MadeKey> {
    const known = await this.existing(accountId, id);
    const now = this.clock.now();
    if (stateOf(known, now) !== 'active' || known.replacedBy) throw noSuchKey();
    const replaced = { id, endsAt: endOfOverlap(known, overlapHours, now) };
    const terms = { ...known, expiresAt: endOfNext(known, now) };
    return this.store(await this.subscriber(accountId), terms, replaced);
  }

  async revoke(actorId: string, accountId: string, id: string): Promise<void> {
    const known = isUuid(id) && isUuid(accountId);
    const done = known && (await this.keys.revoke(accountId, id, this.clock.now(), { actorId }));
    if (!done) throw noSuchKey();
  }

  private async store(account: Account, terms: KeyTerms, replaced: Replaced | null): Promise<MadeKey> {
    const [id, text, now] = [newId(), newKeyText(terms.mode), this.clock.now()];
    if (terms.expiresAt && terms.expiresAt <= now) throw endInPast();
    await this.limits.count('key-made', account.id);
    const scopes = [...new Set(terms.scopes)];
    const key = { id, text, terms: { ...terms, name: terms.name.trim(), scopes }, now };
    if (!(await this.keys.add(account, key, MOST_KEYS, replaced))) throw tooManyKeys();
    return { id, key: text.text, prefix: text.prefix, expiresAt: terms.expiresAt };
  }

  private async existing(accountId: string, id: string): Promise<ApiKey> {
    const key = isUuid(id) ? await this.keys.find(accountId, id) : null;
    if (!key) throw noSuchKey();
    return key;
  }

  private async subscriber(accountId: string): Promise<Account> {
    const account = isUuid(accountId) ? await this.accounts.find({ id: accountId }) : null;
    if (!account || account.isErased) throw noSuchAccount();
    if (account.role !== 'user') throw keysForSubscribers();
    return account;
  }
}
