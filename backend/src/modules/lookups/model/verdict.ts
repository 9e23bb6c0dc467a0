import type { Simulation, SourceIdentity } from './provenance.js';

/** What one source knows about a subject. */
export interface SourceAnswer<Result> {
  readonly data: Result;
  /** The age of the data as the source tells it (a month, AAAA-MM); null when it does not. */
  readonly dadosDe: string | null;
}

/** One field on which sources tell different things. */
export interface Difference {
  readonly campo: string;
  readonly valores: ReadonlyArray<{ readonly fonte: string; readonly valor: string | boolean | null }>;
}

/** What the sources together say, or what is invented where none of them could. An outage is none of these: it is thrown. */
export type Verdict<Result> =
  | { readonly kind: 'found'; readonly source: SourceIdentity; readonly answer: SourceAnswer<Result> }
  | { readonly kind: 'simulated'; readonly source: Simulation; readonly answer: SourceAnswer<Result> }
  | {
      readonly kind: 'nobody';
      readonly source: SourceIdentity;
      /** Why, where it is not that the source has no such record. */
      readonly reason?: string;
    }
  | {
      readonly kind: 'diverged';
      readonly source: SourceIdentity;
      readonly differences: readonly Difference[];
      /** The CPFs in a company's names, which the differences have masked: to be judged by, shown to nobody. */
      readonly cpfs_no_nome?: readonly string[];
    };
