import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { Suggestions } from './suggestions.store.js';

/** What an account wrote to us. It goes with the account. */
@Injectable()
export class SuggestionsAccountData extends AccountDataHolder {
  readonly tables = ['suggestions'];
  protected override readonly erased = this.tables;

  constructor(private readonly suggestions: Suggestions) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { mensagensEnviadas: () => this.written(accountId) };
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
