import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { PgSuggestions } from './suggestions.store.js';

/** What an account wrote to us. It goes with the account. */
@Injectable()
export class SuggestionsAccountData extends AccountDataHolder {
  readonly tables = ['suggestions'];

  constructor(private readonly suggestions: PgSuggestions) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { mensagensEnviadas: () => this.written(accountId) };
  }

  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query('DELETE FROM suggestions WHERE account_id = $1', [accountId]);
    return true;
  }

  private async written(accountId: string): Promise<unknown[]> {
    const opened = await this.suggestions.ofAccount(accountId);
    return opened.map(({ type, message, state, createdAt, answer, answeredAt }) => ({
      tipo: type,
      mensagem: message,
      situacao: state,
      enviadaEm: createdAt,
      resposta: answer,
      respondidaEm: answeredAt,
    }));
  }
}
