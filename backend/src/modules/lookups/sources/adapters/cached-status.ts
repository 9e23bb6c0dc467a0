import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { LookupStates } from '../application/lookup-states.js';
import { ReadStatus, type Status } from '../application/read-status.js';
import { statusAnswer } from './status.answer.js';

const FRESH_MS = 15_000;

interface Sent {
  readonly json: string;
  readonly etag: string;
}

interface Answer {
  readonly status: Status;
  readonly sent: Sent;
  /** The states at that moment, which are in memory and so cost nothing to compare. */
  readonly states: string;
}

/**
 * The public status as it is sent, for 15 s or until a lookup type's state changes. When it cannot be read, the last one
 * stands, and says so.
 */
@Injectable()
export class CachedStatus {
  private readonly logger = new Logger(CachedStatus.name);
  private last: Answer | null = null;
  private reading: Promise<Answer> | null = null;

  constructor(
    private readonly status: ReadStatus,
    private readonly states: LookupStates,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Sent> {
    try {
      const states = (await Promise.all(LOOKUP_TYPES.map(async (type) => (await this.states.of(type)).state))).join();
      const fresh =
        this.last &&
        this.clock.now().getTime() - this.last.status.at.getTime() < FRESH_MS &&
        this.last.states === states;
      if (fresh && this.last) return this.last.sent;
      this.reading ??= this.read(states).finally(() => {
        this.reading = null;
      });
      this.last = await this.reading;
      return this.last.sent;
    } catch (error) {
      if (!this.last) throw error;
      this.logger.warn(`the last status stands: ${reasonOf(error)}`);
      return sent(this.last.status, false);
    }
  }

  private async read(states: string): Promise<Answer> {
    const status = await this.status.execute();
    return { status, sent: sent(status, true), states };
  }
}

function sent(status: Status, current: boolean): Sent {
  const json = JSON.stringify(statusAnswer(status, current));
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
}
