import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { REGISTERS, type RegisterAges } from '../../../platform/telemetry/readings.js';
import { CompaniesSql } from '../register/index.js';

/** Months that were begun and are not in force yet. */
@Injectable()
export class OpenLoads implements OnModuleDestroy {
  constructor(private readonly register: CompaniesSql) {
    REGISTERS.add(this);
  }

  onModuleDestroy(): void {
    REGISTERS.delete(this);
  }

  /** How many wait for somebody: for a decision, or for what they failed by to be repaired. */
  async waiting(): Promise<number> {
    const row = await this.register.row<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${OPEN} WHERE state IN ('aguardando', 'falhou')`,
    );
    return row?.n ?? 0;
  }

  /** One that fails is under way again every six hours: its age goes on from when it was begun. */
  async ages(): Promise<RegisterAges | null> {
    return this.register.row<RegisterAges & Record<string, unknown>>(
      `SELECT extract(epoch FROM now() - (SELECT month FROM company_loads WHERE state = 'em_vigor'))::float8 AS month,
         coalesce(greatest(0, extract(epoch FROM now() - min("startedAt"))), 0)::float8 AS "openLoad"
       FROM ${OPEN} WHERE state IN ('em_andamento', 'aguardando', 'falhou')`,
    );
  }
}

const OPEN = `(
  SELECT state, started_at AS "startedAt" FROM company_loads
  WHERE month > coalesce((SELECT month FROM company_loads WHERE state = 'em_vigor'), '-infinity')
) AS loads`;
