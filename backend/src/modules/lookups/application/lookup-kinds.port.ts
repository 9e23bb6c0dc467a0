import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { CnpjResult } from '../domain/cnpj-result.js';
import type { CpfResult } from '../domain/cpf-result.js';
import type { LookupSource } from './lookup-source.port.js';

/** What each lookup type answers. */
export interface LookupResults {
  cpf: CpfResult;
  cnpj: CnpjResult;
}

/** The types that are built. */
export type AnswerableType = keyof LookupResults & LookupType;

/** How one lookup type is answered. */
export interface LookupKind<Result> {
  /** Asked in this order; none when the operator has not configured one: the type is then in maintenance. */
  readonly sources: readonly LookupSource<Result>[];
  /** The facts on which two sources must agree; one of them missing makes the next source be asked. */
  keyFacts(result: Result): Readonly<Record<string, string | null>>;
}

/** Which sources answer which type, as the operator has configured them. */
export abstract class LookupKinds {
  abstract of(type: AnswerableType): LookupKind<unknown>;
}
