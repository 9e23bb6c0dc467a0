import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PromotionalCodes1767225600060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotional_codes (
        id uuid PRIMARY KEY,
        code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{1,20}$'),
        percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
        description text,
        plan_ids text[] CHECK (cardinality(plan_ids) > 0),
        starts_at timestamptz,
        expires_at timestamptz,
        max_uses integer CHECK (max_uses >= 1),
        max_uses_per_account integer CHECK (max_uses_per_account >= 1),
        uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT promotional_codes_never_above_maximum CHECK (uses <= max_uses)
      );
      COMMENT ON COLUMN promotional_codes.uses IS 'reserved and consumed ones; moves only with promo_uses';
      CREATE UNIQUE INDEX promotional_codes_one_alive ON promotional_codes (code) WHERE deleted_at IS NULL;

      ALTER TABLE payments ADD COLUMN promo_code_id uuid REFERENCES promotional_codes (id), ADD COLUMN promo_code text;
      CREATE INDEX payments_given ON payments (account_id, promo_code_id) WHERE amount_cents = 0;

      CREATE TABLE promo_uses (
        payment_id uuid PRIMARY KEY REFERENCES payments (id),
        code_id uuid NOT NULL REFERENCES promotional_codes (id),
        account_id uuid NOT NULL REFERENCES accounts (id),
        status text NOT NULL CHECK (status IN ('reservado', 'consumido', 'liberado', 'excedente')),
        reserved_at timestamptz NOT NULL,
        settled_at timestamptz
      );
      COMMENT ON COLUMN promo_uses.status IS 'excedente: paid after its use had gone to somebody else; not counted';
      CREATE INDEX promo_uses_of_account ON promo_uses (code_id, account_id);
      CREATE INDEX promo_uses_newest ON promo_uses (code_id, payment_id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE promo_uses;
      ALTER TABLE payments DROP COLUMN promo_code_id, DROP COLUMN promo_code;
      DROP TABLE promotional_codes;
    `);
  }
}
