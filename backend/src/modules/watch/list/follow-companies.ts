import { Injectable } from '@nestjs/common';
import { type Cnpj, parseCnpj } from '../../../kernel/cnpj.js';
import { AppError } from '../../../kernel/errors.js';
import { givenCnpj } from '../../../kernel/given-cnpj.js';
import type { WatchVerdict } from '../../../kernel/watch-lines.js';
import { cnpjInLine, WATCH_TURNS_A_DAY, watchLimit } from '../../../kernel/watchlist.js';
import { Subscriptions } from '../../billing/index.js';
import { AuditFollowed } from '../../companies/index.js';
import { demandTerms, subscriptionRequired } from '../../lookups/index.js';
import { unlessAway } from '../unless-away.js';
import { Watchlists } from './watchlists.store.js';

export interface Follower {
  readonly accountId: string;
  /** The terms that were accepted last. */
  readonly termsVersion: string | null;
  /** The key that is used; null or left out: none. */
  readonly keyId?: string | null;
}

export interface CheckedLine extends SortedLine {
  readonly veredito: WatchVerdict;
}

export interface Followed {
  readonly lines: readonly CheckedLine[];
  readonly used: number;
  readonly limit: number;
}

/** Puts companies on an account's list and takes them off: as many as its plan has room for. */
@Injectable()
export class FollowCompanies {
  constructor(
    private readonly lists: Watchlists,
    private readonly subscriptions: Subscriptions,
    private readonly audit: AuditFollowed,
  ) {}

  /** Throws AppError: INVALID_INPUT, WATCH_LIMIT, WATCH_DAY_LIMIT, SUBSCRIPTION_REQUIRED, TERMS_NOT_ACCEPTED. */
  async one(follower: Follower, given: string): Promise<Followed> {
    const cnpj = givenCnpj(given);
    const followed = await this.many(follower, [cnpj]);
    const [line] = followed.lines;
    if (line?.veredito === 'limite') throw listFull(followed.limit);
    if (line?.veredito === 'limite_do_dia') throw enoughForToday();
    return { ...followed, lines: followed.lines.map((one) => ({ ...one, linha: given })) };
  }

  /** A verdict for each line; none of them stops the others. Throws AppError: SUBSCRIPTION_REQUIRED, TERMS_NOT_ACCEPTED. */
  async many({ accountId, keyId, termsVersion }: Follower, given: readonly string[]): Promise<Followed> {
    const limit = await this.limitOf(accountId);
    if (limit === 0) throw subscriptionRequired();
    demandTerms(termsVersion);
    const sorted = sortLines(given);
    const wanted = sorted.flatMap(({ cnpj, veredito }) => (cnpj && veredito === null ? [cnpj] : []));
    const { verdicts, used } = await this.lists.add(accountId, wanted, { limit, perDay: limit * WATCH_TURNS_A_DAY });
    const begun = wanted.filter((cnpj) => verdicts.get(cnpj) === 'acompanhando');
    // While the register is away it may be any of them that it tells of later.
    const told = (await unlessAway(() => this.audit.toldOf(begun))) ?? { cnpjs: begun, source: null };
    await this.audit
      .followed({ accountId, keyId }, told)
      .catch((failure: unknown) => this.undo(accountId, begun, failure));
    const lines = sorted.map((line) => ({
      ...line,
      veredito: line.veredito ?? verdicts.get(line.cnpj ?? '') ?? 'invalida',
    }));
    return { lines, used, limit };
  }

  /** Throws AppError WATCH_NOT_FOUND. */
  async stop(accountId: string, given: string): Promise<void> {
    const cnpj = parseCnpj(given);
    if (!cnpj || !(await this.lists.remove(accountId, cnpj)))
      throw new AppError('not-found', 'WATCH_NOT_FOUND', 'Esta empresa não está na sua lista.');
  }

  /** Companies that the account's plan lets it follow at this moment. */
  async limitOf(accountId: string): Promise<number> {
    const { active, planId } = await this.subscriptions.statusOf(accountId);
    return active ? watchLimit(planId) : 0;
  }

  /** What is not on record is not followed. */
  private async undo(accountId: string, begun: readonly Cnpj[], failure: unknown): Promise<never> {
    for (const cnpj of begun) await this.lists.remove(accountId, cnpj);
    throw failure;
  }
}

function listFull(limit: number): AppError {
  const text = `Seu plano acompanha até ${limit} empresas. Deixe de acompanhar uma ou mude de plano.`;
  return new AppError('conflict', 'WATCH_LIMIT', text, { details: { limite: limit } });
}

const enoughForToday = (): AppError =>
  new AppError('conflict', 'WATCH_DAY_LIMIT', 'Você já trocou muitas empresas hoje. Continue amanhã.');

interface SortedLine {
  readonly linha: string;
  /** Null: the line holds none that is valid. */
  readonly cnpj: Cnpj | null;
  /** Null: it is for the list to say. */
  readonly veredito: WatchVerdict | null;
}

/** What can be said of lines without looking at the list: which are no CNPJ, and which say the same as one before. */
function sortLines(lines: readonly string[]): SortedLine[] {
  const seen = new Set<string>();
  return lines.map((linha) => {
    const cnpj = cnpjInLine(linha.trim());
    if (!cnpj) return { linha, cnpj, veredito: 'invalida' };
    const veredito = seen.has(cnpj) ? 'repetida' : null;
    seen.add(cnpj);
    return { linha, cnpj, veredito };
  });
}
