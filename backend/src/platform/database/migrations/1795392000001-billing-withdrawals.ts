import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BillingWithdrawals1795392000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WITHDRAWALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN withdrawal_asked_at');
  }
}

const WITHDRAWALS = `
  ALTER TABLE payments ADD COLUMN withdrawal_asked_at timestamptz;
  COMMENT ON COLUMN payments.withdrawal_asked_at IS 'when the buyer asked for the money back within the days of the law';
  CREATE INDEX payments_withdrawing ON payments (created_at DESC, id DESC) WHERE withdrawal_asked_at IS NOT NULL;
`;
