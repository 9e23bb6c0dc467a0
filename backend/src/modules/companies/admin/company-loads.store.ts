import { Injectable } from '@nestjs/common';
import { type CompanyLoadState, LOCAL_FOLDER } from '../../../kernel/company-load.js';
import { AppError } from '../../../kernel/errors.js';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { AccountDirectory } from '../../identity/index.js';
import { CompaniesSql } from '../register/index.js';
import type { CompanyLoadItem } from './company-load.answers.js';
import { INTERRUPTED } from './interrupted.sql.js';

type Row = Omit<CompanyLoadItem, 'askedBy' | 'decidedBy' | 'mended' | 'rejected'> & {
  readonly requestedBy: string | null;
  readonly decider: string | null;
  readonly quality: { readonly mended?: Record<string, number>; readonly rejected?: Record<string, number> };
};

interface LoadFilter {
  readonly state?: CompanyLoadState | undefined;
  readonly sort?: TimeSort | undefined;
}

/** Loads of the register, and what administrators decide of them. */
@Injectable()
export class CompanyLoads {
  constructor(
    private readonly register: CompaniesSql,
    private readonly product: Sql,
    private readonly accounts: AccountDirectory,
    private readonly auditLog: AdminAuditLog,
  ) {}

  list({ state, sort }: LoadFilter): PagedList<CompanyLoadItem> {
    const filters = [['state = ?', state] as const];
    const loads = new PagedList<Row>(this.register, { columns: '*', table: LOADS, filters, order: byTime(sort) });
    return loads.asPages(async (rows) => {
      const nameOf = await this.accounts.namesOf(rows.flatMap(({ requestedBy, decider }) => [requestedBy, decider]));
      return rows.map(({ requestedBy, decider, quality, ...row }) => ({
        ...row,
        askedBy: nameOf(requestedBy),
        decidedBy: nameOf(decider),
        mended: quality.mended ?? {},
        rejected: quality.rejected ?? {},
      }));
    });
  }

  async inForce(): Promise<string | null> {
    const row = await this.register.row<{ month: string }>(`SELECT month FROM ${LOADS} WHERE state = 'em_vigor'`);
    return row?.month ?? null;
  }

  /** The month of the share that an administrator asked for or approved and that is not loaded yet, also where that was broken off. */
  async asked(): Promise<string | null> {
    const row = await this.register.row<{ month: string }>(
      `SELECT month FROM ${LOADS} WHERE state = 'em_andamento' AND source <> $1 AND ("requestedBy" IS NOT NULL OR decider IS NOT NULL)
       ORDER BY id DESC LIMIT 1`,
      [LOCAL_FOLDER],
    );
    return row?.month ?? null;
  }

  /** Whether a month waits: for a decision, or one of a folder that was approved for its command. */
  async isOneWaiting(): Promise<boolean> {
    const row = await this.register.row(
      `SELECT FROM ${LOADS} WHERE state = 'aguardando' OR (state = 'em_andamento' AND source = $1 AND decider IS NOT NULL) LIMIT 1`,
      [LOCAL_FOLDER],
    );
    return row !== null;
  }

  /** What was decided or broke off last of a month. */
  async lastOf(month: string): Promise<CompanyLoadState | null> {
    const row = await this.register.row<{ state: CompanyLoadState }>(
      `SELECT state FROM ${LOADS} WHERE month = $1 ORDER BY id DESC LIMIT 1`,
      [month],
    );
    return row?.state ?? null;
  }

  /** The load that was asked for, to be taken up by a process of its own; one of the month that broke off or failed goes on, as far as it was. COMPANY_LOAD_RUNNING, COMPANY_MONTH_OLD. */
  async ask(adminId: string, month: string, fictional: boolean): Promise<string> {
    const inForce = await this.inForce();
    if (inForce !== null && inForce >= month)
      throw new AppError('conflict', 'COMPANY_MONTH_OLD', `A base já está em ${inForce}.`);
    const brokenOff = await this.register.row<{ id: string }>(BROKEN_OFF, [`${month}-01`]);
    const id = brokenOff?.id ?? newId();
    await this.audited(adminId, 'load-companies', id, async (tx) => {
      await tx.query(ONE_AT_A_TIME);
      const { rowCount } = brokenOff
        ? await tx.query(TAKE_UP, [id, adminId])
        : await tx.query(ASK, [id, `${month}-01`, fictional, adminId]);
      if (rowCount === 0)
        throw new AppError('conflict', 'COMPANY_LOAD_RUNNING', 'Já há uma carga em andamento ou à espera de decisão.');
    });
    return id;
  }

  /** A month that waits may go live. COMPANY_LOAD_NOT_FOUND, COMPANY_LOAD_DECIDED. */
  approve(adminId: string, id: string): Promise<void> {
    const change = "state = 'em_andamento', seen_at = now()";
    return this.audited(adminId, 'approve-companies', id, (tx) => decide(tx, adminId, id, change, ['aguardando']));
  }

  /** A month that waits is refused, one under way is called off; that in force stays. */
  refuse(adminId: string, id: string): Promise<void> {
    const change = "state = CASE state WHEN 'aguardando' THEN 'recusada' ELSE 'cancelada' END, finished_at = now()";
    const from = ['aguardando', 'em_andamento', 'falhou'];
    return this.audited(adminId, 'refuse-companies', id, (tx) => decide(tx, adminId, id, change, from));
  }

  /**
   * In one transaction with its record. In a database apart it is committed after the record, which may then tell of what came to
   * nothing, when the connection is lost in between, but never lacks what was done.
   */
  private audited(
    adminId: string,
    action: string,
    id: string,
    work: (register: Queryable) => Promise<void>,
  ): Promise<void> {
    return this.register.transaction(async (tx) => {
      await work(tx);
      const record = { adminId, action, target: `company-load:${id}` };
      await this.auditLog.record(record, this.register.isApart ? this.product : tx);
    });
  }
}

async function decide(tx: Queryable, adminId: string, id: string, change: string, from: string[]): Promise<void> {
  if (!isUuid(id) || (await tx.query('SELECT FROM company_loads WHERE id = $1', [id])).rowCount === 0)
    throw new AppError('not-found', 'COMPANY_LOAD_NOT_FOUND', 'Esta carga não existe.');
  const { rowCount } = await tx.query(
    `UPDATE company_loads SET decided_by = $2, ${change} WHERE id = $1 AND state = ANY ($3)`,
    [id, adminId, from],
  );
  if (rowCount === 0)
    throw new AppError('conflict', 'COMPANY_LOAD_DECIDED', 'Esta carga já terminou ou já foi decidida.');
}

/** Of two who ask at the same moment the second meets the first one's load. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.beginCompanyLoad})`;

const ASK = `
  INSERT INTO company_loads (id, month, state, source, fictional, requested_by, started_at)
  SELECT $1::uuid, $2::date, 'em_andamento', 'pasta pública', $3::boolean, $4::uuid, now()
  WHERE NOT EXISTS (SELECT FROM company_loads WHERE state IN ('em_andamento', 'aguardando')) RETURNING id`;

const BROKEN_OFF = `
  SELECT id FROM (SELECT * FROM company_loads WHERE month = $1::date ORDER BY id DESC LIMIT 1) AS last
  WHERE state = 'falhou' OR ${INTERRUPTED}`;

const TAKE_UP = `
  UPDATE company_loads SET state = 'em_andamento', requested_by = $2, source = 'pasta pública', seen_at = now(), reason = NULL, finished_at = NULL
  WHERE id = $1 AND (${INTERRUPTED} OR state = 'falhou'
    AND NOT EXISTS (SELECT FROM company_loads WHERE state IN ('em_andamento', 'aguardando'))) RETURNING id`;

const LOADS = `(
  SELECT id, to_char(month, 'YYYY-MM') AS month, state, step, source, requested_by AS "requestedBy", decided_by AS decider,
    started_at AS "startedAt", finished_at AS "finishedAt", rows_done::float8 AS rows, rows_per_second AS "rowsPerSecond",
    CASE WHEN state = 'em_andamento' THEN seconds_left END AS "secondsLeft",
    CASE WHEN state IN ('em_vigor', 'substituida') THEN 100
      WHEN bytes_total = 0 THEN 0 ELSE least(100, bytes_done * 100 / bytes_total)::int END AS percent,
    counts, quality, reason, ${INTERRUPTED} AS interrupted
  FROM company_loads
) AS loads`;
