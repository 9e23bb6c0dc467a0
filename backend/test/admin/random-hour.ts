import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { LOOKUP_TYPES } from '../../src/kernel/lookup-catalogue.js';
import { PLANS } from '../../src/kernel/plans.js';
import { OUTCOMES } from '../../src/modules/lookups/model/outcome.js';
import { SIMULATION } from '../../src/modules/lookups/model/provenance.js';
import { PgLookupLedger } from '../../src/modules/lookups/run/adapters/pg-lookup-ledger.js';
import type { LookupRecord } from '../../src/modules/lookups/run/application/lookup-ledger.port.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { Sql } from '../../src/platform/database/sql.js';

const HOUR_MS = 3_600_000;
const CODES = ['VOLTA10', 'AMIGO'];

/** A moment: anywhere in the last sixteen days, or within minutes of a midnight in Brasília, or of where today's hours end. */
const moments = (now: number): fc.Arbitrary<Date> => {
  const midnight = Math.floor((now - 3 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS + 3 * HOUR_MS;
  const near = (at: number) => fc.integer({ min: -120_000, max: 120_000 }).map((ms) => at + ms);
  return fc
    .oneof(
      fc.integer({ min: now - 16 * 24 * HOUR_MS, max: now - 1_000 }),
      fc.nat(14).chain((days) => near(midnight - days * 24 * HOUR_MS)),
      fc.integer({ min: 1, max: 14 }).chain((days) => near(Math.ceil(now / HOUR_MS) * HOUR_MS - days * 24 * HOUR_MS)),
    )
    .map((ms) => new Date(Math.min(ms, now - 1_000)));
};

/** What happens in a busy hour, written as the product writes it, at moments that the seed draws. */
export class RandomHour {
  private readonly ledger: PgLookupLedger;
  private readonly now = Date.now();

  constructor(
    private readonly sql: Pool,
    private readonly seed: number,
  ) {
    const pool = new Sql({ driver: { master: sql } } as unknown as DataSource);
    const key = () => randomBytes(32).toString('base64');
    this.ledger = new PgLookupLedger(
      pool,
      new FieldCipher(`1:${key()}`),
      new SubjectHash(key()),
      new RecordMac(`1:${key()}`),
    );
  }

  /** Everything at once, as many things happen together in an hour. */
  async happen(): Promise<void> {
    const accounts = await this.register(60);
    await Promise.all([
      this.lookUp(accounts, 400),
      this.buy(accounts, 120),
      this.bringBack(accounts[0]),
      this.subscribe(accounts),
      this.suggest(25),
    ]);
    await this.leave(accounts.slice(0, 6));
  }

  private draw<T>(arbitrary: fc.Arbitrary<T>, count: number, salt: number): T[] {
    return fc.sample(arbitrary, { seed: this.seed + salt, numRuns: count });
  }

  private async register(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (const at of this.draw(moments(this.now), count, 1)) {
      const id = randomUUID();
      ids.push(id);
      await this.sql.query(
        `INSERT INTO accounts (id, role, email, name, password_hash, created_at) VALUES ($1, $2, $3, 'Ana', '', $4)`,
        [id, 'user', `${id}@gmail.com`, at],
      );
    }
    return ids;
  }

  private async lookUp(accounts: readonly string[], count: number): Promise<void> {
    const lookups = fc.record({
      at: moments(this.now),
      type: fc.constantFrom(...LOOKUP_TYPES),
      outcome: fc.constantFrom(...OUTCOMES),
      account: fc.nat(accounts.length - 1),
    });
    const drawn = this.draw(lookups, count, 2);
    await Promise.all(
      drawn.map(({ at, type, outcome, account }) => {
        const source =
          outcome === 'simulated'
            ? SIMULATION
            : { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };
        return this.ledger.record({
          id: v7({ msecs: at.getTime() }),
          accountId: accounts[account],
          exempt: true,
          auditOnly: false,
          type,
          query: { cpf: '52998224725' },
          purpose: 'cobranca',
          outcome,
          source,
          protocolo: '20261121-0000-0000',
          dadosDe: null,
          latencyMs: 12,
          permit: null,
          result: null,
          subjects: [],
        } as unknown as LookupRecord);
      }),
    );
  }

  /** Payments through all that can become of them; some come back, some are of an account that has paid before. */
  private async buy(accounts: readonly string[], count: number): Promise<void> {
    const sales = fc.record({
      at: moments(this.now),
      account: fc.nat(accounts.length - 1),
      plan: fc.constantFrom(...PLANS),
      code: fc.option(fc.constantFrom(...CODES), { nil: null }),
      percent: fc.constantFrom(10, 50, 100),
      story: fc.constantFrom(
        ['criado', 'aguardando', 'expirado'],
        ['criado', 'aguardando', 'aprovado'],
        ['criado', 'aguardando', 'aprovado'],
        ['criado', 'aguardando', 'aprovado', 'estornado'],
        ['criado', 'aguardando', 'aprovado', 'contestado'],
        ['criado', 'aguardando', 'aprovado', 'estorno_parcial:300'],
        ['criado', 'falhou', 'retido', 'devolvido'],
        ['criado', 'aguardando', 'retido:77', 'devolvido:77', 'aprovado'],
      ),
    });
    await Promise.all(
      this.draw(sales, count, 3).map((sale) => this.sell({ ...sale, account: accounts[sale.account] })),
    );
  }

  private async sell({ at, account, plan, code, percent, story }: Sale): Promise<string> {
    const id = randomUUID();
    const discount = code ? Math.round((plan.priceCents * percent) / 100) : 0;
    const amount = plan.priceCents - discount;
    await this.sql.query(
      `INSERT INTO payments (id, account_id, plan_id, original_cents, discount_cents, amount_cents, promo_code, status, provider,
         created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 'aprovado', 'mercado-pago', $8, $8)`,
      [id, account, plan.id, plan.priceCents, discount, amount, code, at],
    );
    const lines = amount === 0 ? ['criado', 'aprovado'] : story;
    for (const [step, kind] of lines.entries()) {
      const later = new Date(Math.min(at.getTime() + step * 60_000, this.now));
      await this.write(id, kind, centsOf(kind, amount), later);
    }
    return id;
  }

  private async write(payment: string, kind: string, cents: number, at: Date): Promise<void> {
    await this.sql.query(
      `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, recorded_at) VALUES ($1, $2, $3, $4, $5)`,
      [v7(), payment, kind, cents, at],
    );
  }

  /** Plans bought with a code of their own long ago, whose money goes back just now. */
  private async bringBack(account: string | undefined): Promise<void> {
    const sale = { account, code: 'SAIU', percent: 10, story: ['criado', 'aguardando', 'aprovado'] };
    for (const plan of PLANS) {
      const payment = await this.sell({ ...sale, plan, at: new Date(this.now - 200 * 24 * HOUR_MS) });
      await this.write(payment, 'estornado', -500, new Date(this.now - 1_000));
    }
  }

  private async subscribe(accounts: readonly string[]): Promise<void> {
    const ends = this.draw(fc.integer({ min: -10 * 24, max: 10 * 24 }), accounts.length, 4);
    for (const [position, account] of accounts.entries()) {
      if (position % 3 === 0) continue;
      const minutes = position % 5 === 0 ? (ends[position] ?? 0) : (ends[position] ?? 0) * 60;
      await this.sql.query(
        `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
         VALUES ($1, $2, now() - interval '20 days', now() + make_interval(mins => $3))`,
        [account, PLANS[position % 3]?.id, minutes],
      );
      if (position % 4 === 0) {
        await this.sql.query(
          "UPDATE subscriptions SET plan_id = 'gold', expires_at = expires_at + interval '30 days' WHERE account_id = $1",
          [account],
        );
      }
    }
  }

  private async suggest(count: number): Promise<void> {
    const states = this.draw(fc.constantFrom('pendente', 'em_analise', 'respondida'), count, 5);
    for (const state of states) {
      const id = v7();
      await this.sql.query(
        "INSERT INTO suggestions (id, type, words, state, created_at) VALUES ($1, 'problem', '', 'pendente', now())",
        [id],
      );
      const answered = state === 'respondida';
      await this.sql.query('UPDATE suggestions SET state = $2, answer = $3, answered_at = $4 WHERE id = $1', [
        id,
        state,
        answered ? Buffer.from('x') : null,
        answered ? new Date() : null,
      ]);
    }
  }

  /** As an erasure does: the plan goes, the account stays without a name. */
  private async leave(accounts: readonly string[]): Promise<void> {
    for (const account of accounts) {
      await this.sql.query('DELETE FROM subscriptions WHERE account_id = $1', [account]);
      await this.sql.query('UPDATE accounts SET email = NULL, erased_at = now() WHERE id = $1', [account]);
      await this.sql.query('DELETE FROM lookup_history WHERE account_id = $1', [account]);
    }
  }
}

interface Sale {
  at: Date;
  account: string | undefined;
  plan: (typeof PLANS)[number];
  code: string | null;
  percent: number;
  story: readonly string[];
}

function centsOf(kind: string, amount: number): number {
  if (kind === 'aprovado' || kind.startsWith('retido')) return amount;
  if (kind.startsWith('estorno_parcial:')) return -Number(kind.split(':')[1]);
  return kind === 'estornado' || kind === 'contestado' || kind.startsWith('devolvido') ? -amount : 0;
}
