import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators look payments up by the charge's id, whoever charged, and by the promotional code. */
export class BillingPaymentsByReference1795392000231 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payments_charge ON payments (provider_payment_id) WHERE provider_payment_id IS NOT NULL;
      CREATE INDEX payments_promo_code ON payments (promo_code, created_at DESC, id DESC) WHERE promo_code IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_charge, payments_promo_code');
  }
}
