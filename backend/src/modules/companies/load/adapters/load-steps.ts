import type pg from 'pg';
import type { MonthFile, RowKind } from '../../files/index.js';
import { type AsideLine, type AsideLines, KEPT_ASIDE } from './aside-lines.js';

/** How far a file is in a step. */
export interface FileState {
  readonly line: number;
  readonly rows: number;
  readonly mended: Readonly<Record<string, number>>;
  readonly done: boolean;
}

/** As which it is noted how many lines of a file are set aside, by reason. */
export const ASIDE = 'aside';

const NOTHING: FileState = { line: 0, rows: 0, mended: {}, done: false };

/** What of a load is done, written in the transaction that does it. */
export class DoneSteps {
  constructor(private readonly loadId: string) {}

  async of(client: pg.Client, step: string, kind: RowKind, file: MonthFile): Promise<FileState> {
    const { rows } = await client.query<{ line: string; rows: string; mended: Record<string, number>; done: boolean }>(
      `SELECT line, line_rows AS rows, mended, done FROM company_load_steps
       WHERE load_id = $1 AND step = $2 AND kind = $3 AND file = $4`,
      [this.loadId, step, kind.name, file.number],
    );
    const [row] = rows;
    return row ? { ...row, line: Number(row.line), rows: Number(row.rows) } : NOTHING;
  }

  async note(client: pg.Client, step: string, kind: RowKind, file: MonthFile, state: FileState): Promise<void> {
    await client.query(
      `INSERT INTO company_load_steps (load_id, step, kind, file, line, line_rows, mended, done)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (load_id, step, kind, file) DO UPDATE SET
         line = excluded.line, line_rows = excluded.line_rows, mended = excluded.mended, done = excluded.done`,
      [this.loadId, step, kind.name, file.number, state.line, state.rows, state.mended, state.done],
    );
  }

  /** Those of a file that came since, and how many there are by now. */
  async aside(client: pg.Client, kind: RowKind, file: MonthFile, aside: AsideLines): Promise<void> {
    await this.note(client, ASIDE, kind, file, { line: 0, rows: 0, mended: aside.counts, done: true });
    const lines = aside.take();
    if (lines.length === 0) return;
    const column = (name: keyof AsideLine) => lines.map((line) => line[name]);
    await client.query(
      `INSERT INTO company_load_issues (load_id, file, line, reason)
       SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::text[]) ON CONFLICT DO NOTHING`,
      [this.loadId, column('file'), column('line'), column('reason')],
    );
  }

  /** How many rows were surveyed. */
  async surveyed(client: pg.Client): Promise<number> {
    const { rows } = await client.query<{ n: string | null }>(
      "SELECT sum(line_rows) AS n FROM company_load_steps WHERE load_id = $1 AND step = 'digest'",
      [this.loadId],
    );
    return Number(rows[0]?.n ?? 0);
  }

  /** The load begins anew, and what was approved of it is to be judged again. */
  async forget(client: pg.Client): Promise<void> {
    await client.query(
      "UPDATE company_loads SET decided_by = NULL WHERE id = $1 AND state IN ('em_andamento', 'falhou')",
      [this.loadId],
    );
    for (const table of ['company_load_steps', 'company_load_issues'])
      await client.query(`DELETE FROM ${table} WHERE load_id = $1`, [this.loadId]);
  }

  async has(client: pg.Client, step: string): Promise<boolean> {
    const { rowCount } = await client.query(
      "SELECT FROM company_load_steps WHERE load_id = $1 AND step = $2 AND kind = 'all' AND done",
      [this.loadId, step],
    );
    return rowCount === 1;
  }

  async finish(client: pg.Client, step: string): Promise<void> {
    await client.query(
      `INSERT INTO company_load_steps (load_id, step, kind, file, line, line_rows, mended, done)
       VALUES ($1, $2, 'all', 0, 0, 0, '{}', true) ON CONFLICT DO NOTHING`,
      [this.loadId, step],
    );
  }

  async mended(client: pg.Client): Promise<Record<string, number>> {
    const { rows } = await client.query<{ what: string; n: string }>(
      `SELECT what, sum(n::bigint) AS n FROM company_load_steps, jsonb_each_text(mended) AS m(what, n)
       WHERE load_id = $1 AND step = 'digest' GROUP BY what`,
      [this.loadId],
    );
    return Object.fromEntries(rows.map(({ what, n }) => [what, Number(n)]));
  }

  /** How many lines are set aside, by reason, kept or not. */
  async rejected(client: pg.Client): Promise<Record<string, number>> {
    const { rows } = await client.query<{ reason: string; n: string }>(
      `SELECT reason, sum(n) AS n FROM (
         SELECT reason, count(*) AS n FROM company_load_issues WHERE load_id = $1 GROUP BY reason
         UNION ALL
         SELECT reason, n::bigint - ${KEPT_ASIDE} FROM company_load_steps, jsonb_each_text(mended) AS m(reason, n)
         WHERE load_id = $1 AND step = '${ASIDE}' AND n::bigint > ${KEPT_ASIDE}
       ) AS lines GROUP BY reason`,
      [this.loadId],
    );
    return Object.fromEntries(rows.map(({ reason, n }) => [reason, Number(n)]));
  }
}
