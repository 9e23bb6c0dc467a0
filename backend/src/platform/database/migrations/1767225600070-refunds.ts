import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money on its way back, and idempotency keys whose first call is still under way. */
export class Refunds1767225600070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE charge_refunds (
        id uuid PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments (id),
        provider text NOT NULL,
        charge_id text NOT NULL,
        reason text NOT NULL,
        asked_by uuid REFERENCES accounts (id),
        asked_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        ended_at timestamptz,
        outcome text CHECK (outcome IN ('devolvido', 'recusado')),
        CHECK ((ended_at IS NULL) = (outcome IS NULL)),
        UNIQUE (provider, charge_id)
      );
      COMMENT ON COLUMN charge_refunds.asked_by IS 'the admin; null when the rules asked';
      CREATE INDEX charge_refunds_due ON charge_refunds (next_attempt_at) WHERE ended_at IS NULL;
      CREATE INDEX charge_refunds_of_payment ON charge_refunds (payment_id);

      ALTER TABLE payment_requests ADD COLUMN running_until timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_requests DROP COLUMN running_until;
      DROP TABLE charge_refunds;
    `);
  }
}
