import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { type LookupQuery, subjectWithheld, type Verdict } from '../../model/index.js';
import { disclosable, type Protection } from '../domain/protected-people.js';
import { disclosableDifferences } from '../domain/stored-answer.js';
import { asksForSuppressed } from '../domain/suppressed.js';
import { SuppressedSubjects } from './suppressed-subjects.port.js';

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
    return asksForSuppressed(query, await this.suppressed.current());
  }

  /** The verdict without the protected, as of now, also when the sources spoke earlier; throws when nothing is left. */
  async disclosable(verdict: Verdict<unknown>, query: LookupQuery): Promise<Verdict<unknown>> {
    const protection = await this.now();
    if (verdict.kind === 'diverged' && !disclosableDifferences(verdict.differences, query, protection)) {
      throw subjectWithheld();
    }
    if (!('answer' in verdict)) return verdict;
    const data = disclosable(verdict.answer.data, query, protection);
    if (data === null) throw subjectWithheld();
    return { ...verdict, answer: { ...verdict.answer, data } };
  }

  /** Who is protected at this moment, for what is read again. */
  async now(): Promise<Protection> {
    return { today: this.clock.now(), suppressed: await this.suppressed.current() };
  }
}
