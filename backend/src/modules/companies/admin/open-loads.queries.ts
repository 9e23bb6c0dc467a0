import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { REGISTERS, type RegisterAges } from '../../../platform/telemetry/readings.js';
import { CompaniesSql } from '../register/index.js';
import { INTERRUPTED } from './interrupted.sql.js';
import type { HeldUpLoad } from './load-held-up.email.js';

/** Months that were begun and are not in force yet. */
@Injectable()
export class OpenLoads implements OnModuleDestroy {
  constructor(private readonly register: CompaniesSql) {
    REGISTERS.add(this);
  }

  onModuleDestroy(): void {
    REGISTERS.delete(this);
  }

  /** How many wait for somebody: for a decision, for what they failed by to be repaired, or for a process that goes on with them. */
  async waiting(): Promise<number> {
    const row = await this.register.row<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${OPEN} WHERE state IN ('aguardando', 'falhou') OR interrupted`,
    );
    return row?.n ?? 0;
  }

  /** Those of whose state no administrator was written to, nor of an earlier load of the month that came to the same and was not refused. */
  untold(): Promise<(HeldUpLoad & { readonly id: string })[]> {
    return this.register.rows(
      `SELECT id, to_char(month, 'YYYY-MM') AS month, state, reason FROM ${OPEN}
       WHERE state IN ('aguardando', 'falhou') AND state IS DISTINCT FROM (${TOLD_OF_MONTH}) ORDER BY id`,
    );
  }

  /** The register may have a database of its own: killed before this, a job tells a second time. */
  async told({ id, state }: HeldUpLoad & { readonly id: string }): Promise<void> {
    await this.register.query('UPDATE company_loads SET told_state = $2 WHERE id = $1', [id, state]);
  }

  /** One that fails is under way again with each try: its age goes on from when it was begun. */
  async ages(): Promise<RegisterAges | null> {
    return this.register.row<RegisterAges>(
      `SELECT extract(epoch FROM now() - (SELECT month FROM company_loads WHERE state = 'em_vigor'))::float8 AS month,
         coalesce(greatest(0, extract(epoch FROM now() - min("startedAt"))), 0)::float8 AS "openLoad"
       FROM ${OPEN} WHERE state IN ('em_andamento', 'aguardando', 'falhou')`,
    );
  }
}

const TOLD_OF_MONTH = `
  SELECT told_state FROM company_loads AS told
  WHERE told.month = loads.month AND told.told_state IS NOT NULL AND told.state <> 'recusada' ORDER BY told.id DESC LIMIT 1`;

const OPEN = `(
  SELECT id, month, state, reason, started_at AS "startedAt", ${INTERRUPTED} AS interrupted FROM company_loads
  WHERE month > coalesce((SELECT month FROM company_loads WHERE state = 'em_vigor'), '-infinity')
) AS loads`;
