import type { Edit } from './verification.js';

const BILLING = 'modules/billing';
const STEPS = `${BILLING}/payments/payment-steps.js`;
const MIGRATIONS = 'platform/database/migrations';

/** Bugs that somebody could write, each of which the model must find. */
export const BUGS: ReadonlyArray<{ readonly name: string; readonly edits: readonly Edit[] }> = [
  {
    name: 'settle by reading first and writing afterwards',
    edits: [
      {
        file: `${BILLING}/settlement/payments.store.js`,
        find: "where: key,\n                lock: {\n                    mode: 'pessimistic_write'\n                }",
        replace: 'where: key',
      },
      { file: `${MIGRATIONS}/1767225600002-billing.js`, find: ',\n    UNIQUE (payment_id, kind)', replace: '' },
      {
        file: `${MIGRATIONS}/1767225600002-billing.js`,
        find: 'payment_id uuid UNIQUE REFERENCES',
        replace: 'payment_id uuid REFERENCES',
      },
      {
        file: `${BILLING}/settlement/write-facts.store.js`,
        find: 'VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id, kind) DO NOTHING',
        replace: 'VALUES ($1, $2, $3, $4, $5, $6)',
      },
      {
        file: `${BILLING}/settlement/write-facts.store.js`,
        find: '\n     ON CONFLICT (payment_id, kind) DO NOTHING',
        replace: '',
      },
      {
        file: `${BILLING}/subscriptions/grants.store.js`,
        find: ' ON CONFLICT DO NOTHING',
        replace: '',
      },
    ],
  },
  {
    name: 'reserve a code by reading first and writing afterwards',
    edits: [
      {
        file: `${BILLING}/promo-codes/promo-uses.store.js`,
        find: '\n         AND (max_uses IS NULL OR uses < max_uses)\n         AND (max_uses_per_account',
        replace: '\n         AND (max_uses_per_account',
      },
      {
        file: `${MIGRATIONS}/1767225600002-billing.js`,
        find: ',\n    CONSTRAINT promotional_codes_never_above_maximum CHECK (uses <= max_uses)',
        replace: '',
      },
    ],
  },
  {
    name: "believe a notification's body",
    edits: [
      {
        file: `${BILLING}/webhooks/process-webhooks.js`,
        find: 'const charge = await this.gateways.of(provider).findCharge(chargeId);',
        replace:
          "const told = await this.gateways.of(provider).findCharge(chargeId); const charge = told && { ...told, state: 'paid' };",
      },
    ],
  },
  {
    name: 'extend from now instead of from the end',
    edits: [
      {
        file: `${BILLING}/subscriptions/grants.store.js`,
        find: 'greatest(s.expires_at, excluded.starts_at)',
        replace: 'excluded.starts_at',
      },
    ],
  },
  {
    name: 'take any amount',
    edits: [
      {
        file: STEPS,
        find: "charge.amountCents === payment.amountCents && charge.surplus.length === 0 ? null : 'valor'",
        replace: 'null',
      },
    ],
  },
  {
    name: 'give a plan to an account that is gone',
    edits: [{ file: STEPS, find: 'owner.erased && !isSettled(payment)', replace: 'false' }],
  },
  {
    name: 'keep the plan when the money goes back',
    edits: [
      {
        file: `${BILLING}/subscriptions/grants.store.js`,
        find: 'if (revoked.rowCount === 0) return false;',
        replace: 'return false;',
      },
    ],
  },
  {
    name: 'keep a part that went back in the books',
    edits: [{ file: STEPS, find: 'if (returnedCents <= 0 ||', replace: 'if (true ||' }],
  },
  {
    name: 'forget a charge once its time is over',
    edits: [
      {
        file: STEPS,
        find: "status: 'expirado',\n            ...checkAt(now)",
        replace: "status: 'expirado', nextCheckAt: null",
      },
    ],
  },
];
