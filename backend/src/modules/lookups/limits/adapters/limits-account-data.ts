import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../../platform/account-data/account-rows.js';
import { LEVEL } from './abuse-flags.store.js';

/** How much of each daily quota was used and what was noticed. What was decided stays under the pseudonym; the rest goes. */
@Injectable()
export class LimitsAccountData extends AccountRows {
  readonly tables = ['lookup_allowances', 'lookup_traces', 'lookup_observations'];
  protected override readonly erased = ['lookup_allowances', 'lookup_traces'];
  protected readonly sections = {
    consultasPorDia: DAYS,
    limitesDeUso: ABUSE_FLAGS,
  };
}

const DAYS = `
  SELECT day::text AS dia, sum(used)::int AS consultas FROM lookup_allowances
  WHERE account_id = $1 GROUP BY day ORDER BY day`;

const ABUSE_FLAGS = `
  SELECT at AS em, ${LEVEL} AS nivel, detector AS motivo, figures AS numeros, until AS ate, note AS nota
  FROM lookup_observations WHERE account_id = $1 ORDER BY id`;
