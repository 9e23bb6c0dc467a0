import { Injectable, Logger } from '@nestjs/common';
import type { BatchPause, LineVerdict } from '../../../../kernel/batches.js';
import { AccountEvents } from '../../../../platform/account-events.port.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import { ofAnyLength, type Queryable, Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { BACKLOGS } from '../../../../platform/telemetry/readings.js';
import { AccountDirectory } from '../../../identity/index.js';
import type { BatchLine, BatchMode, DueLine } from '../batch.js';
import { BatchesConfig } from '../batches.config.js';
import { COUNTS } from './batches.sql.js';
import { openLine } from './open-line.js';

type Row = Omit<DueLine, 'value'> & { readonly input: Buffer | null };

type Settled = Pick<BatchLine, 'id' | 'verdict' | 'protocolo' | 'reason'>;

interface Ending {
  readonly accountId: string;
  readonly type: string;
  readonly mode: string;
  readonly endedAt: Date;
  readonly counts: Partial<Record<LineVerdict, number>>;
}

/** Lines as those see them that run them, on every instance. */
@Injectable()
export class DueLines {
  private readonly logger = new Logger('Batches');
  private readonly settling = new GroupCommit<Settled, true>((lines) => this.settleAll(lines));

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly accounts: AccountDirectory,
    private readonly events: AccountEvents,
    private readonly config: BatchesConfig,
  ) {
    BACKLOGS.set('lookup_batches', { table: 'lookup_batches', waiting: 'due_at <= now()', since: 'served_at' });
  }

  /**
   * Takes lines of the batch that waits longest, of each account its oldest one, and those of `first` before the others: so many of a live
   * one, or a single one of a test one, which is asked of nobody and quickly done. Whoever takes them has a while to say what became of
   * them, then they are due again under the same entries. None: there are no more.
   */
  async take(most: number, first: BatchMode): Promise<DueLine[]> {
    const { BATCH_LEASE_SECONDS, BATCH_ATTEMPTS } = this.config;
    for (;;) {
      const ids = Array.from({ length: most }, newId);
      const rows = await this.sql.rows<Row>(TAKE, [BATCH_LEASE_SECONDS, ids, first, BATCH_ATTEMPTS]);
      const lines: DueLine[] = [];
      for (const { input, ...line } of rows) if (input) lines.push(...(await this.opened(line, input)));
      const [row] = rows;
      if (lines.length > 0 || !row) return lines;
      await this.rest(row);
    }
  }

  /** Nothing of one that cannot be opened: it keeps no other back, and is a failure once it was tried often enough. */
  private async opened(line: Omit<DueLine, 'value'>, input: Buffer): Promise<DueLine[]> {
    const value = openLine(this.cipher, this.logger, line.id, input);
    if (value !== null) return [{ ...line, value }];
    await this.retryLater(line);
    return [];
  }

  /** An entry of long ago is not made any more: a line that is asked again gets one of now. */
  async renew({ id, entryId }: DueLine): Promise<string> {
    const fresh = newId();
    await this.sql.query('UPDATE lookup_batch_lines SET entry_id = $3 WHERE id = $1 AND entry_id = $2', [
      id,
      entryId,
      fresh,
    ]);
    return fresh;
  }

  async settle(
    id: string,
    verdict: LineVerdict,
    protocolo: string | null,
    reason: string | null = null,
  ): Promise<void> {
    await this.settling.add({ id, verdict, protocolo, reason });
  }

  /** It is asked again later, as another entry, and by nobody more often than the settings say. */
  async retryLater({ id }: Pick<DueLine, 'id'>, protocolo: string | null = null): Promise<void> {
    const { BATCH_RETRY_SECONDS, BATCH_ATTEMPTS } = this.config;
    await this.sql.query(RETRY_LATER, [[id], protocolo, BATCH_RETRY_SECONDS, BATCH_ATTEMPTS]);
  }

  /** It was not asked: after so many seconds it is due again. */
  async putBack(id: string, seconds: number): Promise<void> {
    await this.sql.query(PUT_BACK, [[id], seconds]);
  }

  /** A line was not asked, nor would another one of its batch be before then. */
  async waitUntil({ id, batchId }: DueLine, until: Date): Promise<void> {
    // First the line: a batch that is being laid to rest meanwhile is due by what it finds, or by what follows.
    await this.sql.query(LINE_WAITS, [id, until]);
    await this.sql.query(BATCH_WAITS, [batchId, until]);
  }

  /** Until then, or until it is resumed by hand. */
  async pause(batchId: string, reason: BatchPause, until: Date | null): Promise<void> {
    await this.sql.query(PAUSE, [batchId, reason, until]);
  }

  /** The account may go on, or how it is limited has changed: its next line shows which. */
  async wake(accountId: string): Promise<void> {
    await this.sql.query(WAKE, [accountId]);
  }

  private async settleAll(lines: readonly Settled[]): Promise<true[]> {
    await this.sql.query(SETTLE, [
      lines.map(({ id }) => id),
      lines.map(({ verdict }) => verdict),
      lines.map(({ protocolo }) => protocolo),
      lines.map(({ reason }) => reason),
    ]);
    return lines.map(() => true);
  }

  /** Nothing of a batch is due: it has ended, or waits for what will be. The account is held first, as by who ends what it has begun. */
  private async rest({ accountId, batchId }: Pick<DueLine, 'accountId' | 'batchId'>): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await this.accounts.hold(accountId, tx);
      await tx.query(HOLD, [batchId]);
      const { rows } = await tx.query<Ending>(REST, [batchId]);
      const [ended] = rows;
      if (ended?.mode === 'live') await this.tell(batchId, ended, tx);
    });
  }

  private tell(batchId: string, { accountId, type, endedAt, counts }: Ending, tx: Queryable): Promise<void> {
    const of = (verdict: LineVerdict) => counts[verdict] ?? 0;
    const data = {
      batchId,
      type,
      lines: Object.values(counts).reduce((sum, n) => sum + n, 0),
      found: of('found'),
      nobody: of('nobody'),
      diverged: of('diverged'),
      sourceDown: of('source_down'),
      protected: of('protected'),
      invalid: of('invalid'),
      repeated: of('repeated'),
      finishedAt: endedAt.toISOString(),
    };
    const key = `batch ${batchId} ${data.finishedAt}`;
    return this.events.put({ accountId, type: 'batch.finished', data, happenedAt: endedAt, key }, tx);
  }
}

/**
 * SQL: lets the statement's commit wait for no disk. It is safe no later than the next commit that does, and that of a line's lookup comes
 * between the two: what is lost is that lookups were begun of which nothing was kept, or noted that are found kept.
 */
const UNAWAITED = "set_config('synchronous_commit', 'off', true)";

const TAKE = `
  WITH batch AS MATERIALIZED (
    SELECT b.id, b.mode, ${UNAWAITED} FROM lookup_batches b
    WHERE b.due_at <= now() AND NOT EXISTS (
      SELECT FROM lookup_batches o WHERE o.account_id = b.account_id AND o.mode = b.mode AND o.id < b.id AND o.due_at <= now())
    ORDER BY (b.mode = $3) DESC, b.served_at, b.id LIMIT 1 FOR NO KEY UPDATE
  ), next AS MATERIALIZED (
    SELECT l.id, l.entry_id AS before FROM lookup_batch_lines l
    WHERE l.batch_id = (SELECT id FROM batch) AND l.verdict = 'waiting' AND l.next_attempt_at <= now()
    ORDER BY l.next_attempt_at, l.id LIMIT CASE (SELECT mode FROM batch) WHEN 'test' THEN 1 ELSE cardinality($2::uuid[]) END
    FOR UPDATE SKIP LOCKED
  ), numbered AS (
    SELECT id, before, row_number() OVER () AS n FROM next
  ), taken AS (
    UPDATE lookup_batch_lines l
    SET entry_id = coalesce(next.before, ($2::uuid[])[next.n]), next_attempt_at = now() + make_interval(secs => $1)
    FROM numbered AS next WHERE l.id = next.id
    RETURNING l.id, l.input, l.entry_id, next.before IS NOT NULL AS again, l.attempts + 1 < $4 AS "triesAgain"
  ), served AS (
    UPDATE lookup_batches b SET served_at = clock_timestamp(),
      status = CASE WHEN b.status = 'cancelled' THEN b.status ELSE 'running' END, pause_reason = NULL
    WHERE b.id = (SELECT id FROM batch) AND EXISTS (SELECT FROM next)
  )
  SELECT t.id, b.id AS "batchId", b.account_id AS "accountId", b.key_id AS "keyId", b.mode, b.type, b.purpose,
    b.status = 'cancelled' AS cancelled, t.input, t.entry_id AS "entryId", t.again, t."triesAgain"
  FROM batch JOIN lookup_batches b USING (id) LEFT JOIN taken t ON true`;

const IDS = ofAnyLength('$1::uuid[]');

/**
 * What becomes of a line may be the end of its batch, or make another line due. A batch that is being laid to rest meanwhile (`HOLD`) is waited
 * for, and seen as it is then: otherwise neither would see the other, and it would rest with nothing to wait for. It waits for nobody else; one
 * that is paused meanwhile stays so.
 */
const noted = (change: string) => `
  WITH held AS MATERIALIZED (
    SELECT b.id, b.status = 'cancelled' AS cancelled, b.due_at > now() AND b.status <> 'paused' AS rests, ${UNAWAITED} FROM lookup_batches b
    WHERE b.id IN (SELECT batch_id FROM lookup_batch_lines WHERE id = ANY (${IDS})) ORDER BY b.id FOR KEY SHARE
  ), noted AS (
    UPDATE lookup_batch_lines l SET ${change} FROM held
    WHERE l.id = ANY (${IDS}) AND l.batch_id = held.id AND l.verdict = 'waiting'
    RETURNING held.id, held.rests
  )
  UPDATE lookup_batches b SET due_at = now() FROM noted
  WHERE b.id = noted.id AND noted.rests AND b.status <> 'paused'`;

const SETTLE = noted(`
  verdict = ($2::text[])[array_position($1, l.id)], protocolo = coalesce(($3::text[])[array_position($1, l.id)], protocolo),
  reason = ($4::text[])[array_position($1, l.id)]`);

/** Of a batch that was cancelled meanwhile it is not. The last entry tells when the line was asked. */
const RETRY_LATER = noted(`
  attempts = attempts + 1, protocolo = coalesce($2, protocolo),
  entry_id = CASE WHEN attempts + 1 >= $4 THEN entry_id END,
  verdict = CASE WHEN attempts + 1 >= $4 THEN 'source_down' WHEN held.cancelled THEN 'cancelled' ELSE 'waiting' END,
  next_attempt_at = now() + make_interval(secs => least(3600, $3::int * 2 ^ least(attempts, 12)))`);

const PUT_BACK = noted('entry_id = NULL, next_attempt_at = now() + make_interval(secs => $2)');

const LINE_WAITS = `
  UPDATE lookup_batch_lines SET entry_id = NULL, next_attempt_at = $2 WHERE id = $1 AND verdict = 'waiting'`;

const BATCH_WAITS = `
  UPDATE lookup_batches SET due_at = $2 WHERE id = $1 AND status IN ('waiting', 'running')`;

const PAUSE = `
  UPDATE lookup_batches SET status = 'paused', pause_reason = $2, due_at = $3
  WHERE id = $1 AND status IN ('waiting', 'running')`;

const WAKE = `
  UPDATE lookup_batches SET due_at = now()
  WHERE account_id = $1 AND status = 'paused' AND pause_reason = 'limited' AND due_at > now()`;

const HOLD = 'SELECT FROM lookup_batches WHERE id = $1 FOR UPDATE';

/** Of a batch that is still due; answers it where it has ended by this. */
const REST = `
  WITH next AS MATERIALIZED (
    SELECT min(next_attempt_at) AS at FROM lookup_batch_lines WHERE batch_id = $1 AND verdict = 'waiting'
  )
  UPDATE lookup_batches b SET due_at = next.at,
    pause_reason = CASE WHEN next.at IS NULL THEN NULL ELSE pause_reason END,
    status = CASE WHEN next.at IS NULL AND status <> 'cancelled' THEN 'finished' ELSE status END,
    ended_at = CASE WHEN next.at IS NULL AND status <> 'cancelled' THEN now() ELSE ended_at END
  FROM next WHERE b.id = $1 AND b.due_at IS NOT NULL
  RETURNING account_id AS "accountId", type, CASE WHEN status = 'finished' THEN mode ELSE 'none' END AS mode,
    ended_at AS "endedAt", (${COUNTS}) AS counts`;
