import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Endpoints } from './endpoints.store.js';

/** Where an account's programs are told, and what they were told lately. It goes with the account. */
@Injectable()
export class WebhooksAccountData extends AccountDataHolder {
  readonly tables = ['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints'];
  protected override readonly erased = ['webhook_endpoints'];

  constructor(
    private readonly sql: Sql,
    private readonly endpoints: Endpoints,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      webhooks: () => this.exported(accountId),
      entregasDeWebhooks: () => this.sql.rows(DELIVERIES, [accountId]),
    };
  }

  /** They stay paused until their owner has looked at them. */
  override stopSending(accountId: string, tx: Queryable): Promise<void> {
    return this.endpoints.pauseAllFor('password', accountId, tx);
  }

  private async exported(accountId: string): Promise<unknown[]> {
    const all = await this.endpoints.list(accountId);
    return all.map(({ url, events, createdAt, pausedAt }) => ({
      endereco: url,
      eventos: events,
      criadoEm: createdAt,
      pausadoEm: pausedAt,
    }));
  }
}

const DELIVERIES = `
  SELECT type AS evento, created_at AS "criadaEm", state AS situacao, ended_at AS "encerradaEm", attempts AS tentativas
  FROM webhook_deliveries WHERE account_id = $1 ORDER BY id`;
