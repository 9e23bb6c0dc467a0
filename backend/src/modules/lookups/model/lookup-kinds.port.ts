import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { LookupSource } from './lookup-source.port.js';
import type { LookupQuery } from './subject.js';

/** How one lookup type is answered, as the settings have it. */
export interface ConfiguredKind<Result> {
  /** Asked in this order; none when the operator has not configured one: the type is then off. */
  readonly sources: readonly LookupSource<Result>[];
  /** The facts on which two sources must agree; one of them missing makes the next source be asked. */
  keyFacts(result: Result): Readonly<Record<string, string | null>>;
  /** What may leave of a result: what its description names, and nothing else. */
  answered(result: Result): Result;
  /** What the history may store of what is answered, and of what the source said without being answered. */
  stored(answered: Result, said: Result): Result;
  /** What is invented when no source could be asked; null, but in a demonstration that asks for it. */
  readonly simulate: ((query: LookupQuery) => Result) | null;
}

/** How one lookup type is answered now: only sources that may be asked are left. */
export interface LookupKind<Result> extends ConfiguredKind<Result> {
  /** Called once for each time that an account had the sources asked: whether they could say nothing at all. */
  ended(outage: boolean, accountId: string): void;
}

/** The lookup types that may be asked for now. */
export abstract class LookupKinds {
  /** Throws MAINTENANCE for a type that is switched off or has no source that may be asked. */
  abstract of(type: LookupType): Promise<LookupKind<unknown>>;
}
