import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import type { Caller, LookupQuery, PeoplePage, Simulation, SourceOrigin } from '../../model/index.js';

export interface LookupRequest {
  readonly type: LookupType;
  readonly query: LookupQuery;
  /** Which people of a list; left out: the first page. Only types that are paged have it. */
  readonly page?: PeoplePage;
  /** As the request names it; the caller's default stands in. */
  readonly purpose: Purpose | null;
  readonly caller: Caller;
  /** To ask the sources even if they said it a moment ago. */
  readonly afresh: boolean;
  /** The entry that it is to be kept as, chosen before: run again with the same one, it is kept and counted once. */
  readonly entryId?: string;
  /** The idempotency key that it answers, hashed: what was found is kept with that. */
  readonly requestKey?: Buffer | null;
  /** Should its sources be down it is asked again later: then the audit alone has this attempt, and `PassingFailure` is thrown. */
  readonly triesAgain?: boolean;
}

/** The sources were down in an attempt that is made again: it is no entry and not counted. */
export class PassingFailure extends Error {
  constructor(cause: unknown) {
    super('a lookup is asked again later', { cause });
  }
}

/** Where an answer comes from. What is simulated says so twice, and nothing else can. */
export type LookupOrigin =
  | { readonly origem: SourceOrigin; readonly simulado: false; readonly emCache: boolean }
  | { readonly origem: Simulation['origem']; readonly simulado: true; readonly emCache: false };

export type LookupMetaData = LookupOrigin & {
  readonly fonte: string;
  readonly consultadoEm: string;
  readonly dadosDe: string | null;
  readonly latenciaMs: number;
  readonly protocolo: string;
};

/** What was found, already as JSON, since the same text is stored and sent. */
export interface LookupAnswer {
  readonly dataJson: string;
  readonly meta: LookupMetaData;
}
