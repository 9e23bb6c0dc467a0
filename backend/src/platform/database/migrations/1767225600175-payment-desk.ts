import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators look for in payments, notifications and the ledger is found without reading all of them. */
export class PaymentDesk1767225600175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payments_created_at ON payments (created_at DESC, id DESC);
      CREATE INDEX webhook_inbox_of_charge ON webhook_inbox (provider, subject_id, id DESC);
      CREATE INDEX payment_ledger_recorded_at ON payment_ledger (recorded_at) WHERE amount_cents <> 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_created_at, webhook_inbox_of_charge, payment_ledger_recorded_at');
  }
}
