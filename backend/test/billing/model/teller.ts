import { randomUUID } from 'node:crypto';
import { AppError } from '../../../src/kernel/errors.js';
import { TO_THE_END } from '../../../src/platform/goes-on.js';
import type { Bank } from './bank.js';
import { Killed } from './crashing-gateway.js';
import type { Engine } from './engine.js';
import type { Event, Story } from './story.js';

/** Who and what a story is about. */
export interface Cast {
  readonly accounts: readonly [string, string];
  readonly code: string;
}

/** More than the longest story needs: some thirty looks at each of its charges. */
const MOST_TURNS = 400;

/** Lets a story happen. */
export class Teller {
  constructor(
    private readonly engine: Engine,
    private readonly bank: Bank,
    private readonly adminId: string,
  ) {}

  async tell({ percent, maxUses, events }: Story): Promise<Cast> {
    const { engine } = this;
    engine.clock.reset();
    const cast: Cast = {
      accounts: [await engine.account(), await engine.account()],
      code: `M-${randomUUID().slice(0, 13).toUpperCase()}`,
    };
    await engine.sql.query(
      `INSERT INTO promotional_codes (id, code, percent, max_uses, created_at) VALUES ($1, $2, $3, $4, now())`,
      [randomUUID(), cast.code, percent, maxUses],
    );
    for (const event of events) await this.happen(event, cast, percent);
    engine.gateway.disarm();
    await this.settleDown(cast);
    return cast;
  }

  /** Refusals in our own words and the deaths that were asked for are part of the story; everything else is a fault. */
  private async happen(event: Event, cast: Cast, percent: number): Promise<void> {
    await this.do(event, cast, percent).catch((error: unknown) => {
      if (!(error instanceof AppError || error instanceof Killed)) throw error;
      if (error instanceof AppError && error.kind === 'internal') throw error;
    });
  }

  private async do(event: Event, cast: Cast, percent: number): Promise<void> {
    const { engine } = this;
    switch (event.kind) {
      case 'buy':
        return this.buy(event, cast, percent);
      case 'wait':
        return engine.clock.advance(event.seconds);
      case 'work-inbox':
        return engine.notifications.run(TO_THE_END);
      case 'reconcile':
        return engine.reconciler.run(TO_THE_END);
      case 'work-refunds':
        return engine.refunds.run(TO_THE_END);
      case 'kill':
        return engine.gateway.arm(event.when);
      case 'erase':
        return engine.erase(cast.accounts[event.who]);
      default:
        return this.doTo(event, cast);
    }
  }

  /** Whoever has left has no token to buy with. */
  private async buy(
    { who, plan, code, key }: Extract<Event, { kind: 'buy' }>,
    { accounts, code: promoCode }: Cast,
    percent: number,
  ): Promise<void> {
    if (await this.engine.isErased(accounts[who])) return;
    const payer = { email: 'ana@gmail.com', name: 'Ana' };
    const claimed = code ? { discount: percent } : { discount: 0 };
    await this.engine.createPix.execute(accounts[who], payer, {
      planId: plan,
      claimed,
      promoCode: code ? promoCode : null,
      key: key ? `${plan}${code}` : null,
    });
  }

  private async doTo(event: Extract<Event, { which: number }>, cast: Cast): Promise<void> {
    const { engine, bank } = this;
    const payments = await this.paymentsOf(cast);
    const payment = payments[event.which % Math.max(1, payments.length)];
    if (!payment) return;
    const { id, accountId } = payment;
    switch (event.kind) {
      case 'pay':
        await bank.pay(id);
        return;
      case 'pay-late':
        await bank.pay(id, { late: true });
        return;
      case 'pay-wrong':
        await bank.pay(id, { amount: 3.21, late: true });
        return;
      case 'panel-refund':
      case 'panel-part': {
        const charge = await bank.chargeOf(id);
        if (charge) await bank.giveBack(charge.id, event.kind === 'panel-part' ? 1 + event.which : undefined);
        return;
      }
      case 'admin-refund':
        await engine.refundPayment.execute(this.adminId, id, 'outro');
        return;
      case 'look':
        await engine.statuses.status(accountId, id);
        return;
      case 'check':
        await engine.statuses.check(accountId, id);
        return;
      case 'notify':
        return this.notify(id, event.which);
      case 'everything-at-once':
        await Promise.allSettled([
          this.notify(id, event.which).then(() => engine.notifications.run(TO_THE_END)),
          engine.statuses.check(accountId, id),
          engine.statuses.check(accountId, id),
          engine.reconciler.run(TO_THE_END),
          bank.pay(id),
          engine.refunds.run(TO_THE_END),
          engine.notifications.run(TO_THE_END),
        ]);
        return;
    }
  }

  /** What the gateway would deliver: that something happened to a charge, and nothing that is true of it. */
  private async notify(paymentId: string, event: number): Promise<void> {
    const charge = await this.bank.chargeOf(paymentId);
    if (!charge) return;
    const { engine } = this;
    await engine.inbox.store({
      provider: engine.gateway.provider,
      eventId: `${charge.id}:${event}`,
      chargeId: String(charge.id),
      body: Buffer.from('{"status":"approved"}'),
      headers: {},
      signature: 'as-received',
    });
  }

  /** Time goes by until nobody has anything left to do. */
  private async settleDown(cast: Cast): Promise<void> {
    const { engine } = this;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      await engine.notifications.run(TO_THE_END);
      await engine.reconciler.run(TO_THE_END);
      await engine.refunds.run(TO_THE_END);
      const next = await this.nextDue(cast);
      if (!next) return;
      engine.clock.advance(Math.max(0, (next.getTime() - engine.clock.now().getTime()) / 1_000) + 0.01);
    }
    throw new Error('it never settled down');
  }

  private async nextDue({ accounts }: Cast): Promise<Date | null> {
    const row = await this.engine.sql.row<{ next: Date | null }>(
      `SELECT least(
         (SELECT min(next_check_at) FROM payments WHERE account_id = ANY($1::uuid[])),
         (SELECT min(r.next_attempt_at) FROM charge_refunds r JOIN payments p ON p.id = r.payment_id
          WHERE p.account_id = ANY($1::uuid[]) AND r.ended_at IS NULL),
         (SELECT min(next_attempt_at) FROM webhook_inbox WHERE processed_at IS NULL)) AS next`,
      [accounts],
    );
    return row?.next ?? null;
  }

  /** Those whose code somebody has seen. */
  private paymentsOf({ accounts }: Cast): Promise<Array<{ id: string; accountId: string }>> {
    return this.engine.sql.rows(
      `SELECT id, account_id AS "accountId" FROM payments
       WHERE account_id = ANY($1::uuid[]) AND provider_payment_id IS NOT NULL ORDER BY id`,
      [accounts],
    );
  }
}
