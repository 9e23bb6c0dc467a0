import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { Sql } from '../../../platform/database/sql.js';

/** Which e-mails an account wants, and which it got of the end of its plan. Both go with the account. */
@Injectable()
export class EmailsAccountData extends AccountDataHolder {
  readonly tables = ['letter_preferences', 'plan_end_letters'];
  protected override readonly erased = this.tables;

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      avisosPorEmail: () => this.sql.row(CHOSEN, [accountId]),
      lembretesDeFimDePlano: () => this.sql.rows(SENT, [accountId]),
    };
  }
}

const CHOSEN = `
  SELECT plan_end AS "fimDoPlano", broadcasts AS "avisosDaAdministracao",
    companies AS "empresasAcompanhadas", companies_whatsapp AS "empresasAcompanhadasPorWhatsapp" FROM letter_preferences WHERE account_id = $1`;

const SENT = `
  SELECT ends_at AS "fimDoPlano", milestone AS "diasAntes", written_at AS em FROM plan_end_letters
  WHERE account_id = $1 ORDER BY written_at, milestone DESC`;
