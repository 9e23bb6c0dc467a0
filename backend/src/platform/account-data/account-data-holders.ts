import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Queryable } from '../database/sql.js';
import { AccountDataHolder } from './account-data-holder.js';
import { jsonObject } from './json-object.js';

/** All modules' holders together, found among the providers. */
@Injectable()
export class AccountDataHolders {
  constructor(private readonly discovery: DiscoveryService) {}

  /** The account's data from every module as the text of one JSON object, `head` first. */
  export(accountId: string, head: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
    return jsonObject(Object.assign({}, head, ...this.all().map((holder) => holder.export(accountId))));
  }

  /** Has every module erase within one transaction; false: some have more to do in a further one. */
  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    let complete = true;
    for (const holder of this.all()) complete = (await holder.erase(accountId, tx)) && complete;
    return complete;
  }

  /** What every module still owes the account, in words of its owner. */
  async toCome(accountId: string, at: Date, tx: Queryable): Promise<string[]> {
    const words: string[] = [];
    for (const holder of this.all()) words.push(...(await holder.toCome(accountId, at, tx)));
    return words;
  }

  /** Has every module close, with all sessions, what it has opened to the account. */
  async endAccess(accountId: string, at: Date, tx: Queryable): Promise<void> {
    for (const holder of this.all()) await holder.endAccess(accountId, at, tx);
  }

  /** Has every module end what the account, which is blocked, has begun to pay. */
  async endPurchases(accountId: string, tx: Queryable): Promise<void> {
    for (const holder of this.all()) await holder.endPurchases(accountId, tx);
  }

  /** Has every module stop what keys have begun that are revoked, or replaced at once. */
  async endKeys(accountId: string, keyIds: readonly string[], tx: Queryable): Promise<void> {
    for (const holder of this.all()) await holder.endKeys(accountId, keyIds, tx);
  }

  /** Has every module stop what it sends to others for the account. */
  async stopSending(accountId: string, tx: Queryable): Promise<void> {
    for (const holder of this.all()) await holder.stopSending(accountId, tx);
  }

  private all(): AccountDataHolder[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof AccountDataHolder);
  }
}
