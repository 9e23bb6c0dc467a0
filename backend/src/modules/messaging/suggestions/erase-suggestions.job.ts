import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../kernel/durations.js';
import { SUGGESTION_DAYS } from '../../../kernel/suggestion.js';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { inPortions, type JobLoop } from '../../../platform/jobs/job-loop.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';

const AT_ONCE = 500;

/** Deletes what people wrote to us once it was answered, or left without an answer, long enough ago. */
@Injectable()
export class EraseSuggestionsJob {
  readonly job: JobLoop;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    const work = ({ goesOn }: Round) => inPortions(goesOn, (most) => this.eraseSome(most), AT_ONCE);
    this.job = jobs.every({ name: 'EraseSuggestions', everyMs: 3_600_000, lease: true, work });
  }

  private async eraseSome(most: number): Promise<number> {
    const ago = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const values = [ago(SUGGESTION_DAYS.answered), ago(SUGGESTION_DAYS.unanswered), most];
    return (await this.sql.query(ERASE, values)).rowCount ?? 0;
  }
}

const ERASE = `
  DELETE FROM suggestions WHERE id = ANY (ARRAY(
    SELECT id FROM suggestions WHERE answered_at < $1 OR (answered_at IS NULL AND created_at < $2)
    LIMIT $3 FOR UPDATE SKIP LOCKED
  ))
`;
