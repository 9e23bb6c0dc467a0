import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { Sql } from '../../../platform/database/sql.js';

/** Reports that an account made. They stay under its pseudonym: who holds one may still ask whether it is genuine. */
@Injectable()
export class ReportsAccountData extends AccountDataHolder {
  readonly tables = ['report_proofs'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { relatorios: () => this.sql.rows(REPORTS, [accountId]) };
  }

  async erase(): Promise<boolean> {
    return true;
  }
}

const REPORTS = `
  SELECT made_at AS "emitidoEm", type AS tipo, protocolo, masked AS consultado, consulted_at AS "consultadoEm",
    source AS fonte, encode(sha256, 'hex') AS sha256
  FROM report_proofs WHERE account_id = $1 ORDER BY made_at, id`;
