import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments in the order of their amounts, page by page, without sorting them all for each. */
export class BillingPaymentsByAmount1795392000421 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX payments_amount ON payments (amount_cents, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_amount');
  }
}
