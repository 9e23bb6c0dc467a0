import type pg from 'pg';
import { newId } from '../../../../platform/ids.js';
import type { Progress } from './progress.js';

/** Rows of each kind. */
export interface RowCounts {
  readonly companies: number;
  readonly establishments: number;
  readonly partners: number;
  readonly taxes: number;
}

/** What a month has, and what was kept aside. */
export interface LoadCounts extends RowCounts {
  readonly rejected: number;
  /** Into how many numbered files companies, establishments and partners are cut each. */
  readonly files: number;
}

/** How the month's lines were. */
export interface LoadQuality {
  /** Records that were mended, by reason. */
  readonly mended: Readonly<Record<string, number>>;
  /** Lines set aside, by reason. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Rows of each kind that those in force lack or have otherwise; of a first load, of which all are so, it is not told. */
  readonly changed?: RowCounts;
}

export interface LoadRow {
  readonly id: string;
  readonly month: string;
  readonly state: string;
  readonly approved: boolean;
  readonly counts: Partial<LoadCounts>;
}

interface Judgement {
  readonly counts: LoadCounts;
  readonly quality: LoadQuality;
}

/** The load was called off by an administrator, or another one took its place. */
export class CalledOff extends Error {}

/** Another process may have the turn to load by now, and go on with this very load: nothing is noted of it any more. */
export class LostTurn extends CalledOff {}

/** A month older than the one in force. */
export class OlderMonth extends Error {}

const ROW = `id, to_char(month, 'YYYY-MM') AS month, state, decided_by IS NOT NULL AS approved, counts`;

/** One load's row, as the process that runs it keeps it. */
export class LoadRecord {
  private constructor(
    private readonly client: pg.Client,
    readonly row: LoadRow,
  ) {}

  /** The same over another connection. */
  static at(client: pg.Client, row: LoadRow): LoadRecord {
    return new LoadRecord(client, row);
  }

  /** The month in force, or null. */
  static async inForce(client: pg.Client): Promise<LoadRow | null> {
    const { rows } = await client.query<LoadRow>(`SELECT ${ROW} FROM company_loads WHERE state = 'em_vigor'`);
    return rows[0] ?? null;
  }

  /** The other months that were refused or called off last: nobody loads them but who asks for them again. */
  static async passedOver(client: pg.Client, month: string): Promise<string[]> {
    const { rows } = await client.query<{ month: string }>(
      `SELECT to_char(month, 'YYYY-MM') AS month
       FROM (SELECT DISTINCT ON (month) month, state FROM company_loads ORDER BY month, id DESC) AS last
       WHERE state IN ('recusada', 'cancelada') AND month <> $1`,
      [`${month}-01`],
    );
    return rows.map(({ month }) => month);
  }

  /** Takes up the load of the month that was asked for or broken off, or begins one. */
  static async begin(client: pg.Client, month: string, source: string, fictional: boolean): Promise<LoadRecord> {
    const day = `${month}-01`;
    const { rows: waiting } = await client.query<LoadRow>(
      `SELECT ${ROW} FROM company_loads WHERE month = $1 AND state = 'aguardando' ORDER BY id DESC LIMIT 1`,
      [day],
    );
    if (waiting[0]) return new LoadRecord(client, waiting[0]);
    const { rows } = await client.query<LoadRow>(
      `UPDATE company_loads SET state = 'em_andamento', seen_at = now(), source = $2, fictional = $3, reason = NULL, finished_at = NULL
       WHERE id = (SELECT id FROM company_loads WHERE month = $1 AND state IN ('em_andamento', 'falhou')
                   ORDER BY id DESC LIMIT 1)
       RETURNING ${ROW}`,
      [day, source, fictional],
    );
    return new LoadRecord(client, rows[0] ?? (await insert(client, day, source, fictional)));
  }

  /** Once its own files are there: whatever else was under way is called off, but for newer months. These begin anew after it, for they were compared with what will not be in force then. */
  async callOffOthers(): Promise<void> {
    const { id, month } = this.row;
    await this.client.query(
      `UPDATE company_loads SET state = 'cancelada', finished_at = now()
       WHERE state IN ('em_andamento', 'aguardando', 'falhou') AND id <> $1 AND month <= $2`,
      [id, `${month}-01`],
    );
    await this.client.query('DELETE FROM company_load_steps WHERE load_id <> $1', [id]);
  }

  /** `step`: null while its files are fetched. Throws CalledOff when the load was called off. */
  async progress(step: string | null, progress: Progress): Promise<void> {
    const { bytes, total, rows, rowsPerSecond, secondsLeft } = progress;
    await this.change(
      'seen_at = now(), step = $2, bytes_done = $3, bytes_total = $4, rows_done = $5, rows_per_second = $6, seconds_left = $7',
      ...[step, Math.round(bytes), Math.round(total), rows, rowsPerSecond, secondsLeft],
    );
  }

  async judged(counts: LoadCounts, quality: LoadQuality): Promise<void> {
    await this.change('counts = $2, quality = $3', counts, quality);
  }

  /** What it was judged to be. */
  async judgement(): Promise<Judgement> {
    const { rows } = await this.client.query<Judgement>('SELECT counts, quality FROM company_loads WHERE id = $1', [
      this.row.id,
    ]);
    return rows[0] as Judgement;
  }

  /** Throws CalledOff. */
  async wait(reason: string): Promise<void> {
    await this.change("state = 'aguardando', reason = $2", reason);
  }

  /** Throws CalledOff. */
  async fail(reason: string): Promise<void> {
    await this.change("state = 'falhou', reason = $2, finished_at = now()", reason);
  }

  /** In the transaction that makes it so. Throws CalledOff. */
  async putInForce(): Promise<void> {
    await this.client.query("UPDATE company_loads SET state = 'substituida' WHERE state = 'em_vigor'");
    await this.change("state = 'em_vigor', step = NULL, finished_at = clock_timestamp(), bytes_done = bytes_total");
  }

  /** Since now, and not since that transaction wrote so, everybody sees the month: who followed a company until now is to hear what it changed. */
  async seen(): Promise<void> {
    await this.client.query(
      "UPDATE company_loads SET finished_at = clock_timestamp() WHERE id = $1 AND state = 'em_vigor'",
      [this.row.id],
    );
  }

  private async change(columns: string, ...values: readonly unknown[]): Promise<void> {
    const { rowCount } = await this.client.query(
      `UPDATE company_loads SET ${columns} WHERE id = $1 AND state = 'em_andamento'`,
      [this.row.id, ...values],
    );
    if (rowCount === 0) throw new CalledOff();
  }
}

async function insert(client: pg.Client, day: string, source: string, fictional: boolean): Promise<LoadRow> {
  const { rows } = await client.query<LoadRow>(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
     VALUES ($1, $2, 'em_andamento', $3, $4, now()) RETURNING ${ROW}`,
    [newId(), day, source, fictional],
  );
  return rows[0] as LoadRow;
}
