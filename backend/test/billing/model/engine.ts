import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { BillingConfig } from '../../../src/modules/billing/billing.config.js';
import { CloseCharge } from '../../../src/modules/billing/charges/close-charge.js';
import { CreatePixPayment } from '../../../src/modules/billing/charges/create-pix-payment.js';
import { MakeOffer } from '../../../src/modules/billing/charges/make-offer.js';
import { OpenCharge } from '../../../src/modules/billing/charges/open-charge.js';
import { PaymentRequests } from '../../../src/modules/billing/charges/payment-requests.store.js';
import { PaymentStatusService } from '../../../src/modules/billing/charges/payment-status.js';
import { ReconcilePayments } from '../../../src/modules/billing/charges/reconcile-payments.js';
import { MercadoPagoGateway } from '../../../src/modules/billing/gateways/mercado-pago/mercado-pago-gateway.js';
import { PaymentGateways } from '../../../src/modules/billing/gateways/payment-gateways.js';
import { PaymentSchema } from '../../../src/modules/billing/payments/payment.schema.js';
import { PaymentQueries } from '../../../src/modules/billing/payments/payments.queries.js';
import { PromoCodeSchema } from '../../../src/modules/billing/promo-codes/promo-code.schema.js';
import { PromoCodes } from '../../../src/modules/billing/promo-codes/promo-codes.store.js';
import { ChargeRefunds } from '../../../src/modules/billing/refunds/charge-refunds.store.js';
import { RefundCharges } from '../../../src/modules/billing/refunds/refund-charges.js';
import { RefundPayment } from '../../../src/modules/billing/refunds/refund-payment.js';
import { BillingAccountData } from '../../../src/modules/billing/settlement/billing-account-data.store.js';
import { PaymentEmails } from '../../../src/modules/billing/settlement/payment-emails.store.js';
import { PaymentEvents } from '../../../src/modules/billing/settlement/payment-events.store.js';
import { PaymentQueue } from '../../../src/modules/billing/settlement/payment-queue.store.js';
import { Payments } from '../../../src/modules/billing/settlement/payments.store.js';
import { SettlePayment } from '../../../src/modules/billing/settlement/settle-payment.js';
import { Subscriptions } from '../../../src/modules/billing/subscriptions/subscriptions.store.js';
import { ProcessWebhooks } from '../../../src/modules/billing/webhooks/process-webhooks.js';
import { WebhookInbox } from '../../../src/modules/billing/webhooks/webhook-inbox.store.js';
import { AccountDirectory } from '../../../src/modules/identity/index.js';
import { MailboxHash } from '../../../src/modules/identity/model/index.js';
import { Deliveries } from '../../../src/modules/messaging/webhooks/adapters/deliveries.store.js';
import { Clock } from '../../../src/platform/clock.js';
import { PlatformConfig } from '../../../src/platform/config/platform.config.js';
import { FieldCipher } from '../../../src/platform/crypto/field-cipher.js';
import { RecordMac } from '../../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../../src/platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../src/platform/database/admin-audit-log.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Sql } from '../../../src/platform/database/sql.js';
import { Signals } from '../../../src/platform/events/signals.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { Outbox } from '../../../src/platform/mail/outbox.js';
import { CrashingGateway } from './crashing-gateway.js';

/** A clock that a story moves. */
class StoryClock extends Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(seconds: number): void {
    this.ahead += seconds * 1_000;
  }

  reset(): void {
    this.ahead = 0;
  }

  /** The database's clock, moved by as much. */
  get sqlNow(): string {
    return `(now() + interval '${this.ahead} milliseconds')`;
  }
}

/** Statements of a story, for which the database's time has moved too. */
class StorySql extends Sql {
  constructor(
    dataSource: DataSource,
    private readonly clock: StoryClock,
  ) {
    super(dataSource);
  }

  override query<Row extends object>(text: string, values?: unknown[]) {
    return super.query<Row>(text.replaceAll('now()', this.clock.sqlNow), values);
  }
}

/** The billing services as one process of the product has them, on a real database and a real gateway. */
export class Engine {
  readonly clock = new StoryClock();
  readonly sql: Sql;
  readonly gateway: CrashingGateway;
  readonly inbox: WebhookInbox;
  readonly createPix: CreatePixPayment;
  readonly statuses: PaymentStatusService;
  readonly notifications: ProcessWebhooks;
  readonly reconciler: ReconcilePayments;
  readonly refunds: RefundCharges;
  readonly refundPayment: RefundPayment;
  private readonly real: MercadoPagoGateway;

  private constructor(
    private readonly dataSource: DataSource,
    platform: PlatformConfig,
    sandboxUrl: string,
  ) {
    const { clock } = this;
    const key = Buffer.alloc(32).toString('base64');
    const actions = new AdminAuditLog(clock, new RecordMac(`1:${key}`));
    const config = Object.assign(new BillingConfig(), { SANDBOX_URL: sandboxUrl, BILLING_RECHECK_SECONDS: 300 });
    this.sql = new StorySql(dataSource, clock);
    this.real = new MercadoPagoGateway(config, platform);
    this.gateway = new CrashingGateway(this.real);
    const cipher = new FieldCipher(`1:${Buffer.alloc(32, 7).toString('base64')}`);
    const gateways = new PaymentGateways(this.gateway);
    const signals = new Signals(platform, this.sql);
    const subscriptions = new Subscriptions(this.sql, signals, clock);
    const owners = new AccountDirectory(this.sql, new MailboxHash(new SubjectHash(key)));
    const emails = new PaymentEmails(new Outbox(cipher, signals), owners, platform);
    const events = new PaymentEvents(new Deliveries(this.sql, cipher, signals));
    const payments = new Payments(dataSource, cipher, clock, actions, emails, events, owners);
    const queue = new PaymentQueue(this.sql, dataSource, cipher);
    const settle = new SettlePayment(payments, subscriptions, clock);
    const open = new OpenCharge(payments, queue, gateways, settle, config, clock);
    const close = new CloseCharge(payments, gateways, settle, clock);
    const offer = new MakeOffer(new PromoCodes(dataSource, this.sql, actions), owners, clock);
    const requests = new PaymentRequests(this.sql, new Jobs(this.sql));
    const refunds = new ChargeRefunds(this.sql);
    this.inbox = new WebhookInbox(this.sql, actions);
    this.createPix = new CreatePixPayment(
      payments,
      requests,
      offer,
      open,
      close,
      gateways,
      subscriptions,
      owners,
      clock,
    );
    this.statuses = new PaymentStatusService(
      payments,
      new PaymentQueries(dataSource, this.sql),
      queue,
      gateways,
      settle,
      clock,
    );
    this.notifications = new ProcessWebhooks(this.inbox, gateways, settle, clock);
    this.reconciler = new ReconcilePayments(payments, queue, gateways, open, close, settle, config);
    this.refunds = new RefundCharges(refunds, gateways, settle, clock);
    this.refundPayment = new RefundPayment(payments, refunds, this.refunds);
  }

  /** On an empty database, which it brings to the newest schema. */
  static async start(databaseUrl: string, sandboxUrl: string): Promise<Engine> {
    const platform = Object.assign(new PlatformConfig(), { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 10 });
    const dataSource = new DataSource(dataSourceOptions(platform, [PaymentSchema, PromoCodeSchema]));
    await dataSource.initialize();
    await dataSource.runMigrations();
    return new Engine(dataSource, platform, sandboxUrl);
  }

  /** An account that can pay. */
  async account(): Promise<string> {
    const id = randomUUID();
    await this.sql.query(
      `INSERT INTO accounts (id, email, mailbox_hash, email_confirmed_at, name, password_hash, role, created_at)
       VALUES ($1, $2, decode(md5($2), 'hex'), now(), 'Ana', 'x', 'user', now())`,
      [id, `${id}@gmail.com`],
    );
    return id;
  }

  /** What erasing an account does to the books. */
  async erase(accountId: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query('UPDATE accounts SET erased_at = $2 WHERE id = $1', [accountId, this.clock.now()]);
      await new BillingAccountData(this.sql).erase(accountId, tx);
    });
  }

  async isErased(accountId: string): Promise<boolean> {
    const { rowCount } = await this.sql.query('SELECT 1 FROM accounts WHERE id = $1 AND erased_at IS NOT NULL', [
      accountId,
    ]);
    return rowCount === 1;
  }

  async stop(): Promise<void> {
    await this.real.onApplicationShutdown();
    await this.dataSource.destroy();
  }
}
