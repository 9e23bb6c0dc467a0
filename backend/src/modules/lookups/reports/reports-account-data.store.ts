import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** Reports that an account made. They stay under its pseudonym: who holds one may still ask whether it is genuine. */
@Injectable()
export class ReportsAccountData extends AccountRows {
  readonly tables = ['report_proofs'];
  protected readonly sections = {
    relatorios: REPORTS,
  };
}

const REPORTS = `
  SELECT made_at AS "emitidoEm", type AS tipo, protocolo, masked AS consultado, consulted_at AS "consultadoEm",
    source AS fonte, encode(sha256, 'hex') AS sha256
  FROM report_proofs WHERE account_id = $1 ORDER BY made_at, id`;
