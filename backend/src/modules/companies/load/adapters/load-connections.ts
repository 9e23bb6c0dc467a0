import type pg from 'pg';
import { type MonthFile, type MonthFiles, ROW_KINDS, type RowKind, RowWriter } from '../../files/index.js';
import { CalledOff, LoadRecord, LostTurn } from './load-record.js';
import { LoadThrottle } from './load-throttle.js';
import type { Progress } from './progress.js';

const WORKERS = 2;
const TELL_MS = 1_000;

/** The connections of one load: one that decides, others that carry rows, and whether they are to go on. */
export class LoadConnections {
  /** Of the one that decides. */
  readonly turns: LoadThrottle;
  private calledOff: unknown = null;
  private readonly writers = new Map<pg.Client, RowWriter>();

  private constructor(
    private readonly connect: () => Promise<pg.Client>,
    readonly main: pg.Client,
    private readonly workers: readonly pg.Client[],
    private readonly turn: AbortSignal,
  ) {
    this.turns = new LoadThrottle(main);
  }

  /** `turn`: aborted once the turn to load is not ours any more. */
  static async open(connect: () => Promise<pg.Client>, turn: AbortSignal): Promise<LoadConnections> {
    const [main, ...workers] = await Promise.all(Array.from({ length: WORKERS + 1 }, connect));
    return new LoadConnections(connect, main as pg.Client, workers, turn);
  }

  async close(): Promise<void> {
    await Promise.all([this.main, ...this.workers].map((client) => client.end().catch(() => undefined)));
  }

  /** Throws where the load was called off, another worker failed, or the turn to load is lost. */
  goOn(): void {
    if (this.turn.aborted) throw new LostTurn();
    if (this.calledOff) throw this.calledOff;
  }

  writerOf(client: pg.Client): RowWriter {
    const writer = this.writers.get(client) ?? new RowWriter();
    this.writers.set(client, writer);
    return writer;
  }

  /** Two at a time: one is read while PostgreSQL writes the other. */
  async eachFile(
    { rows }: MonthFiles,
    work: (client: pg.Client, kind: RowKind, file: MonthFile) => Promise<void>,
  ): Promise<void> {
    const queue = [...rows].flatMap(([kind, all]) => all.map((file) => ({ kind, file })));
    await this.shared(queue, (client, { kind, file }) => work(client, kind, file));
  }

  async eachKind(work: (client: pg.Client, kind: RowKind) => Promise<unknown>): Promise<void> {
    await this.shared([...ROW_KINDS], work);
  }

  /** Does the work, and says about each second how far it is. Throws CalledOff where it was called off. */
  async watched(
    record: LoadRecord,
    step: string | null,
    progress: Progress,
    told: () => void,
    work: () => Promise<void>,
  ): Promise<void> {
    const teller = await this.connect();
    const own = LoadRecord.at(teller, record.row);
    const tell = async () => {
      told();
      await own.progress(step, progress).catch((error: unknown) => {
        if (error instanceof CalledOff) this.calledOff = error;
      });
    };
    const timer = setInterval(() => void tell(), TELL_MS);
    try {
      await tell();
      this.goOn();
      await work();
    } finally {
      clearInterval(timer);
      await teller.end().catch(() => undefined);
    }
  }

  private async shared<Item>(queue: Item[], work: (client: pg.Client, item: Item) => Promise<unknown>): Promise<void> {
    const one = async (client: pg.Client) => {
      try {
        for (let next = queue.shift(); next; next = queue.shift()) await work(client, next);
      } catch (error) {
        this.calledOff ??= error;
        throw error;
      }
    };
    const ends = await Promise.allSettled(this.workers.map(one));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
