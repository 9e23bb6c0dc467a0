import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { LookupSource } from './lookup-source.port.js';
import type { CepResult } from './results/cep-result.js';
import type { CnpjResult } from './results/cnpj-result.js';
import type { CpfResult } from './results/cpf-result.js';
import type { EmailResult } from './results/email-result.js';
import type { MotherResult } from './results/mother-result.js';
import type { NameResult } from './results/name-result.js';
import type { PhoneResult } from './results/phone-result.js';
import type { PhotoResult } from './results/photo-result.js';
import type { PixResult } from './results/pix-result.js';
import type { RegistrationResult } from './results/registration-result.js';
import type { RgResult } from './results/rg-result.js';
import type { LookupQuery } from './subject.js';

/** What each lookup type answers. */
export interface LookupResults {
  nome: NameResult;
  cpf: CpfResult;
  'cpf-2': RegistrationResult;
  telefone: PhoneResult;
  mae: MotherResult;
  'cpf-mae': CpfResult;
  'cpf-pai': CpfResult;
  rg: RgResult;
  cnpj: CnpjResult;
  cep: CepResult;
  fotorj: PhotoResult;
  email: EmailResult;
  pix: PixResult;
}

/** How one lookup type is answered, as the settings have it. */
export interface ConfiguredKind<Result> {
  /** Asked in this order; none when the operator has not configured one: the type is then off. */
  readonly sources: readonly LookupSource<Result>[];
  /** The facts on which two sources must agree; one of them missing makes the next source be asked. */
  keyFacts(result: Result): Readonly<Record<string, string | null>>;
  /** What the history may keep of a result. */
  kept(result: Result): Result;
  /** What is invented when no source could be asked; null, but in a demonstration that asks for it. */
  readonly simulate: ((query: LookupQuery) => Result) | null;
}

/** How one lookup type is answered now: only sources that may be asked are left. */
export interface LookupKind<Result> extends ConfiguredKind<Result> {
  /** Told once for each time that the sources were asked: whether they could say nothing at all. */
  ended(outage: boolean): void;
}

/** The lookup types that may be asked for now. */
export abstract class LookupKinds {
  /** Throws MAINTENANCE for a type that is switched off or has no source that may be asked. */
  abstract of(type: LookupType): Promise<LookupKind<unknown>>;
}
