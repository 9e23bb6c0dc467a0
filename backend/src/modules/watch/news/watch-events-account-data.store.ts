import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { PresentChanges } from '../../companies/index.js';
import { unlessAway } from '../unless-away.js';
import { WatchEvents } from './watch-events.queries.js';

const PAGE = 500;

/** Without the register nobody knows which changes are about somebody who is withheld; the rest of the export needs none. */
const AWAY = {
  aviso: 'A base de empresas está fora do ar: as mudanças não estão aqui. Peça seus dados de novo mais tarde.',
};

/** What an account was told of followed companies, without what is about somebody who is withheld by now. All goes with the account. */
@Injectable()
export class WatchEventsAccountData extends AccountDataHolder {
  readonly tables = ['watch_events'];
  protected override readonly erased = this.tables;

  constructor(
    private readonly events: WatchEvents,
    private readonly tell: PresentChanges,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { mudancasEmEmpresasAcompanhadas: () => this.told(accountId) };
  }

  private async *told(accountId: string): AsyncGenerator<unknown> {
    let after: string | null = null;
    do {
      const rows = await this.events.page(accountId, after, null, PAGE);
      const told = await unlessAway(() => this.tell.told(rows));
      if (!told) {
        yield AWAY;
        return;
      }
      for (const { id, month: mes, cnpj, kind: tipo } of rows) if (told.has(id)) yield { mes, cnpj, tipo };
      after = rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
    } while (after !== null);
  }
}
