import { randomBytes, randomUUID } from 'node:crypto';
import type { World } from '../harness/start-app.js';
import { BRONZE } from './billing-world.js';

export interface CodeOptions {
  code?: string;
  percent?: number;
  planIds?: string[];
  startsAt?: Date;
  expiresAt?: Date;
  maxUses?: number;
  maxUsesPerAccount?: number;
  active?: boolean;
}

/** A code in the books, valid unless told otherwise; answers its text. */
export async function promoCode(app: World, options: CodeOptions = {}): Promise<string> {
  const { code = `T-${randomBytes(6).toString('hex').toUpperCase()}`, percent = 10, active = true } = options;
  await app.sql.query(
    `INSERT INTO promotional_codes (id, code, percent, plan_ids, starts_at, expires_at, max_uses, max_uses_per_account,
       active, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
    [
      randomUUID(),
      code,
      percent,
      options.planIds ?? null,
      options.startsAt ?? null,
      options.expiresAt ?? null,
      options.maxUses ?? null,
      options.maxUsesPerAccount ?? null,
      active,
    ],
  );
  return code;
}

/** A plan bought under a code, with the figures that a page would show. */
export function under(promoCode: string, discount: number, plan: { planId: string; originalAmount: number } = BRONZE) {
  const amount = (plan.originalAmount * (100 - discount)) / 100;
  return { planId: plan.planId, amount, originalAmount: plan.originalAmount, promoCode, discount };
}

export interface Tally {
  /** What the code itself counts. */
  uses: number;
  reservado: number;
  consumido: number;
  liberado: number;
  excedente: number;
}

/** A code's count, beside its uses as they lie in the books. */
export async function tallyOf(app: World, code: string): Promise<Tally> {
  const { rows } = await app.sql.query<Tally>(
    `SELECT c.uses, ${['reservado', 'consumido', 'liberado', 'excedente']
      .map((status) => `count(u.*) FILTER (WHERE u.status = '${status}')::int AS ${status}`)
      .join(', ')}
     FROM promotional_codes AS c LEFT JOIN promo_uses AS u ON u.code_id = c.id WHERE c.code = $1 GROUP BY c.id`,
    [code],
  );
  if (!rows[0]) throw new Error(`no code ${code}`);
  return rows[0];
}
