import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans that end on one day are counted from the index alone. */
export class BillingEndsOfPlans1795392000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX subscriptions_ends ON subscriptions (expires_at) INCLUDE (plan_id)');
    await runner.query('DROP INDEX subscriptions_expires_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX subscriptions_expires_at ON subscriptions (expires_at)');
    await runner.query('DROP INDEX subscriptions_ends');
  }
}
