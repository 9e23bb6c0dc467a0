import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { metaOf, ReadHistory } from '../history/index.js';
import { FIRST_PAGE, subjectWithheld, wholeResult } from '../model/index.js';
import { cut, type LookupAnswer, type LookupRequest, RunLookup } from '../run/index.js';
import { RunTestLookup } from '../test-mode/index.js';
import { type KeyedAnswer, keyOfTests, OncePerKey } from './once-per-key.js';

/**
 * Runs a lookup once for each idempotency key of an account: within 24 hours the same question with the same key gets the
 * answer that the history keeps, under the protection of this moment and at no cost.
 */
@Injectable()
export class RunOnce {
  constructor(
    private readonly once: OncePerKey,
    private readonly lookups: RunLookup,
    private readonly history: ReadHistory,
    private readonly tests: RunTestLookup,
  ) {}

  run(request: LookupRequest, key: string | null): Promise<KeyedAnswer<LookupAnswer>> {
    const { accountId } = request.caller;
    return this.once.run(
      { accountId, key, question: questionOf(request) },
      {
        first: async (requestKey) => {
          const given = await this.lookups.run({ ...request, requestKey });
          // A further page is no entry that the key would be kept with.
          return (request.page?.pagina ?? 1) > 1 ? { given, name: given.meta.protocolo } : { given };
        },
        again: (protocolo) => this.again(request, protocolo),
      },
    );
  }

  /** Among people who do not exist. Nothing that was told of them is kept: it is looked for again, and told as at the first time. */
  runTest(request: LookupRequest, key: string | null): Promise<KeyedAnswer<LookupAnswer>> {
    return this.once.run(
      { accountId: request.caller.accountId, key: keyOfTests(key), question: questionOf(request) },
      {
        first: async () => {
          const given = await this.tests.run(request);
          return { given, name: JSON.stringify(given.meta) };
        },
        again: async (meta) => ({ ...(await this.tests.run(request)), meta: JSON.parse(meta) }),
      },
    );
  }

  private async again({ caller, type, page }: LookupRequest, protocolo: string): Promise<LookupAnswer> {
    const entry = await this.history.find(caller.accountId, { protocolo });
    if (entry?.withheld) throw subjectWithheld();
    const meta = entry && metaOf(entry);
    if (!meta || entry.resultJson === null) throw resultNotKept();
    const { paged } = lookupDefinition(type);
    const result = wholeResult(entry, entry.resultJson);
    const dataJson = paged ? cut(JSON.parse(result), page ?? FIRST_PAGE) : result;
    return { dataJson, meta: meta as LookupAnswer['meta'] };
  }
}

/** All that makes a question another one. */
function questionOf({ type, query, page, purpose, afresh }: LookupRequest): string {
  return JSON.stringify([type, query, page, purpose, afresh]);
}

/** Not NOT_FOUND, which says that a source knows of nobody. */
export function resultNotKept(): AppError {
  const text = 'O resultado desta consulta já não está guardado. Consulte de novo com outra Idempotency-Key.';
  return new AppError('conflict', 'RESULT_NOT_KEPT', text);
}
