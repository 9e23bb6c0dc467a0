import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { deliveryContext } from './deliveries.store.js';
import { attemptContext } from './due-deliveries.store.js';
import { Endpoints } from './endpoints.store.js';

interface Try {
  readonly id: string;
  readonly em: string;
  readonly status: number | null;
  readonly reply: string | null;
}

interface DeliveryRow {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly body: Buffer;
  readonly tries: readonly Try[];
}

/** Where an account's programs are told, and what they were told lately. It goes with the account. */
@Injectable()
export class WebhooksAccountData extends AccountDataHolder {
  readonly tables = ['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints'];
  protected override readonly erased = ['webhook_endpoints'];

  constructor(
    private readonly sql: Sql,
    private readonly endpoints: Endpoints,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      webhooks: () => this.exported(accountId),
      entregasDeWebhooks: () => this.delivered(accountId),
    };
  }

  /** They stay paused until their owner has looked at them; so do those of keys. */
  override stopSending(accountId: string, tx: Queryable): Promise<void> {
    return this.endpoints.pauseAllFor('password', accountId, tx);
  }

  override endKeys(accountId: string, keyIds: readonly string[], tx: Queryable): Promise<void> {
    return this.endpoints.pauseAllFor('key', accountId, tx, keyIds);
  }

  /** With what was sent, and the beginning of each answer. */
  private async *delivered(accountId: string): AsyncGenerator<unknown> {
    const deliveries = new PagedList<DeliveryRow>(this.sql, {
      columns: DELIVERY_COLUMNS,
      table: 'webhook_deliveries',
      given: [accountId],
      where: 'account_id = $1',
      order: { key: 'id', way: 'ASC' },
    });
    for await (const page of deliveries.pages()) {
      for (const { id, body, tries, ...delivery } of page) {
        const conteudo: unknown = JSON.parse(this.cipher.decrypt(body, deliveryContext(id)));
        yield { ...delivery, conteudo, respostas: tries.map((one) => this.answered(one)) };
      }
    }
  }

  private answered({ id, em, status, reply }: Try) {
    return { em, status, comeco: reply && this.cipher.decrypt(Buffer.from(reply, 'base64'), attemptContext(id)) };
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

const DELIVERY_COLUMNS = `
  id, type AS evento, created_at AS "criadaEm", state AS situacao, ended_at AS "encerradaEm", attempts AS tentativas, body,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'em', t.made_at, 'status', t.status, 'reply', encode(t.reply, 'base64')) ORDER BY t.id), '[]')
   FROM webhook_attempts t WHERE t.delivery_id = webhook_deliveries.id) AS tries`;
