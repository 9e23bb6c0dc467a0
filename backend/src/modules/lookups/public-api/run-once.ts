import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { metaOf, ReadHistory } from '../history/index.js';
import { FIRST_PAGE, subjectWithheld } from '../model/index.js';
import { cut, type LookupAnswer, type LookupRequest, RunLookup } from '../run/index.js';
import { LookupRequests } from './lookup-requests.store.js';

export interface GivenAnswer {
  readonly answer: LookupAnswer;
  /** It had been given before. */
  readonly replayed: boolean;
}

/**
 * Runs a lookup once for each idempotency key of an account: within 24 hours the same question with the same key gets the
 * answer that the history keeps, under the protection of this moment and at no cost. A question that failed may be asked again.
 */
@Injectable()
export class RunOnce {
  constructor(
    private readonly requests: LookupRequests,
    private readonly lookups: RunLookup,
    private readonly history: ReadHistory,
  ) {}

  async run(request: LookupRequest, key: string | null): Promise<GivenAnswer> {
    if (key === null) return { answer: await this.lookups.run(request), replayed: false };
    const { accountId } = request.caller;
    const { same, running, answer: protocolo } = await this.requests.begin(accountId, key, questionOf(request));
    if (!same) throw keyReused();
    if (protocolo) return { answer: await this.again(request, protocolo), replayed: true };
    if (running) throw keyInUse();
    return { answer: await this.first(request, key), replayed: false };
  }

  private async first(request: LookupRequest, key: string): Promise<LookupAnswer> {
    const { accountId } = request.caller;
    let protocolo: string | null = null;
    try {
      const answer = await this.lookups.run(request);
      protocolo = answer.meta.protocolo;
      return answer;
    } finally {
      await this.requests.end(accountId, key, protocolo);
    }
  }

  private async again({ caller, type, page }: LookupRequest, protocolo: string): Promise<LookupAnswer> {
    const entry = await this.history.open(caller.accountId, { protocolo });
    const meta = metaOf(entry);
    if (entry.withheld) throw subjectWithheld();
    if (entry.resultJson === null || !meta) throw answerGone();
    const { paged } = lookupDefinition(type);
    const dataJson = paged ? cut(JSON.parse(entry.resultJson), page ?? FIRST_PAGE) : entry.resultJson;
    return { dataJson, meta: meta as LookupAnswer['meta'] };
  }
}

/** All that makes a question another one. */
function questionOf({ type, query, page, purpose, afresh }: LookupRequest): string {
  return JSON.stringify([type, query, page, purpose, afresh]);
}

export function keyReused(): AppError {
  const text = 'Esta Idempotency-Key já veio com outra consulta. Use uma nova.';
  return new AppError('unprocessable', 'IDEMPOTENCY_KEY_REUSED', text);
}

export function keyInUse(): AppError {
  const text = 'A primeira chamada com esta Idempotency-Key ainda não terminou.';
  return new AppError('conflict', 'IDEMPOTENCY_KEY_IN_USE', text, { retryAfterSeconds: 1 });
}

function answerGone(): AppError {
  return new AppError('not-found', 'NOT_FOUND', 'O resultado desta consulta já não está no histórico.');
}
