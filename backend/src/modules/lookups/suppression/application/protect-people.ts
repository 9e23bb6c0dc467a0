import { Injectable } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { type LookupQuery, subjectWithheld, type Verdict } from '../../model/index.js';
import { disclosable, type Protection } from '../domain/protected-people.js';
import { disclosableDifferences, isByDocument } from '../domain/stored-answer.js';
import { asksForSuppressed, isOfSuppressed } from '../domain/suppressed.js';
import { SuppressedSubjects } from './suppressed-subjects.port.js';

/** Of a person, or of a company by its name and the CPFs in it. */
export type Suppressing = (
  about:
    | { readonly nome: string | null; readonly cpf: string | null }
    | { readonly razao_social: string | null; readonly cpfs_no_nome?: readonly string[] },
) => boolean;

/**
 * Keeps minors, the dead and suppressed people out of answers, from wherever those come. While it is not known who is
 * suppressed everything here throws UNAVAILABLE.
 */
@Injectable()
export class ProtectPeople {
  constructor(
    private readonly suppressed: SuppressedSubjects,
    private readonly clock: Clock,
  ) {}

  /** Whether no source may be asked at all. */
  async refuses(query: LookupQuery): Promise<boolean> {
    const suppressed = await this.suppressed.current();
    return isByDocument(query) && asksForSuppressed(query, suppressed);
  }

  /**
   * The verdict without the protected, as of now, also when the sources spoke earlier. When nothing is left it throws for
   * who asked by CPF or CNPJ; for anybody else it is as if the source had found nobody, so that a telephone, an e-mail, an RG or a
   * name tells of no one that they are protected.
   */
  async disclosable(verdict: Verdict<unknown>, query: LookupQuery): Promise<Verdict<unknown>> {
    const shown = withoutProtected(verdict, query, await this.now());
    if (shown) return shown;
    if (isByDocument(query) || verdict.kind === 'simulated') throw subjectWithheld();
    return { kind: 'nobody', source: verdict.source };
  }

  /** Who is suppressed, for an answer that tells less of people than its source: by a name with the digits that a masked CPF shows. */
  async suppressing(): Promise<Suppressing> {
    const suppressed = await this.suppressed.current();
    return (about) => isOfSuppressed(about, [], suppressed);
  }

  /** Who is protected at this moment, for what is read again. */
  async now(): Promise<Protection> {
    return { today: dayInBrazil(this.clock.now()), suppressed: await this.suppressed.current() };
  }
}

/** Null when nothing of the verdict is left. */
function withoutProtected(
  verdict: Verdict<unknown>,
  query: LookupQuery,
  protection: Protection,
): Verdict<unknown> | null {
  if (verdict.kind === 'nobody') return verdict;
  if (verdict.kind === 'diverged') {
    return disclosableDifferences({ ...verdict, campos: verdict.differences }, query, protection) ? verdict : null;
  }
  const data = disclosable(verdict.answer.data, query, protection);
  return data === null ? null : { ...verdict, answer: { ...verdict.answer, data } };
}
