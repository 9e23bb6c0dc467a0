import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppError } from '../../../../kernel/errors.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { SuppressedSubjects } from '../application/suppressed-subjects.port.js';
import type { Suppressed } from '../domain/suppressed.js';
import { HashedSuppressions, type HashRow } from './hashed-suppressions.js';

/** The payload is empty: whoever hears it reads what is in force anew. */
export const SUPPRESSIONS_CHANGED = 'suppressions_changed';

/** About 50 bytes each. */
const MOST = 500_000;
const AGAIN_MS = 60_000;

/**
 * The suppressions in force, read from the database at the start, at each signal, and each minute in case one was lost.
 * A lost connection to the signals makes them unknown until they have been read again.
 */
@Injectable()
export class CachedSuppressions implements SuppressedSubjects, OnApplicationBootstrap {
  private known: Suppressed | null = null;
  private readonly loop = new JobLoop(CachedSuppressions.name, () => this.read());

  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly signals: Signals,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.signals.on(SUPPRESSIONS_CHANGED, () => void this.loop.soon());
    this.signals.onGap(() => {
      this.known = null;
      void this.loop.soon();
    });
    await this.loop.soon();
  }

  async current(): Promise<Suppressed> {
    if (this.known === null) await this.loop.soon();
    if (this.known === null) {
      throw new AppError(
        'unavailable',
        'UNAVAILABLE',
        'Serviço indisponível no momento. Tente novamente em instantes.',
      );
    }
    return this.known;
  }

  /** Ends when what was in force at the call is known. */
  @Interval(AGAIN_MS)
  async refresh(): Promise<void> {
    await this.loop.soon();
  }

  private async read(): Promise<void> {
    this.known = await this.loaded().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
  }

  private async loaded(): Promise<Suppressed> {
    const rows = await this.sql.rows<HashRow>(
      'SELECT DISTINCT kind, subject_hash FROM suppressions WHERE lifted_at IS NULL LIMIT $1',
      [MOST + 1],
    );
    if (rows.length > MOST) throw new Error(`more than ${MOST} suppressions are in force`);
    return new HashedSuppressions(this.hash, rows);
  }
}
