import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Signals } from '../../../../platform/events/signals.js';
import { ExpiringMap } from '../../../../platform/expiring-map.js';
import type { Principal } from '../../../../platform/http/access.js';
import { EventStreams } from '../../../../platform/http/event-streams.js';
import { PrincipalReader } from '../principal.queries.js';
import type { TokenClaims } from './access-tokens.js';

/** The channel on which an account's id is sent when it, its sessions or its consents have changed. */
export const ACCOUNT_CHANGED = 'account_changed';

const MOST_ACCOUNTS = 120_000;
/** Of one account: a program may open a session for each of its runs. */
const MOST_SESSIONS = 100;
const A_QUARTER_MS = 15 * 60_000;

/** A promise while it is being read, else at once. */
export type Found = Principal | null | Promise<Principal | null>;

interface Entry {
  principal: Found;
  /** Milliseconds. */
  readonly readAt: number;
  /** When the session ends by itself, as far as it was read. */
  endsAt: number;
}

/**
 * Who stands behind a token right now.
 * Remembers for a minute who stands behind a session, so that a signed-in request costs no statement. Entries are
 * promises at first: requests that arrive together share one reading, and a change that is announced while a reading is under
 * way drops it too. The streams of whoever is let in no more end with it.
 */
@Injectable()
export class Principals {
  private readonly accounts = new Map<string, ExpiringMap<Entry>>();

  constructor(
    private readonly reader: PrincipalReader,
    private readonly clock: Clock,
    streams: EventStreams,
    private readonly signals: Signals,
  ) {
    signals.on(ACCOUNT_CHANGED, (accountId) => {
      this.forget(accountId);
      streams.lookAgain(accountId);
    });
    signals.onGap(() => this.accounts.clear());
  }

  /** Null when the session is over or the account blocked or erased. Never older than a change that was announced 5 s before. */
  of(claims: TokenClaims): Found {
    const now = this.clock.now().getTime();
    const known = this.accounts.get(claims.accountId)?.get(keyOf(claims));
    if (known && now < known.endsAt && this.signals.believes(now - known.readAt)) return known.principal;
    const read = this.reader.read(claims);
    const principal = read.then((found) => found?.principal ?? null);
    const entry: Entry = { principal, readAt: now, endsAt: Number.POSITIVE_INFINITY };
    this.sessionsOf(claims.accountId).set(keyOf(claims), entry);
    read.then(
      (found) => {
        entry.principal = found?.principal ?? null;
        entry.endsAt = found?.endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
      },
      () => this.forget(claims.accountId),
    );
    return principal;
  }

  /** The same, as old as it may be: only a change whose signal was lost is not in it. */
  remembered(claims: TokenClaims): Found {
    const known = this.accounts.get(claims.accountId)?.get(keyOf(claims));
    return known ? known.principal : this.of(claims);
  }

  /** Drops what this process remembers of the account. */
  forget(accountId: string): void {
    this.accounts.delete(accountId);
  }

  private sessionsOf(accountId: string): ExpiringMap<Entry> {
    const known = this.accounts.get(accountId);
    if (known) return known;
    const oldest = this.accounts.keys().next();
    if (this.accounts.size >= MOST_ACCOUNTS && !oldest.done) this.accounts.delete(oldest.value);
    const sessions = new ExpiringMap<Entry>(A_QUARTER_MS, MOST_SESSIONS);
    this.accounts.set(accountId, sessions);
    return sessions;
  }
}

function keyOf({ kind, sessionId, credentialsVersion }: TokenClaims): string {
  return `${kind} ${sessionId ?? credentialsVersion}`;
}
