import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints take turns, and each has few deliveries under way. What is due is found by its endpoint alone, so that no plan passes over what is due to others. */
export class MessagingSharesOfWebhooks1795392000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoints ADD COLUMN served_at timestamptz NOT NULL DEFAULT now();
      COMMENT ON COLUMN webhook_endpoints.served_at IS 'when a delivery to it was last begun: who waits longest is next';
      ALTER TABLE webhook_deliveries ADD COLUMN taken_until timestamptz;
      COMMENT ON COLUMN webhook_deliveries.taken_until IS 'until when it is under way, unless what became of it was noted';
      DROP INDEX webhook_deliveries_due;
      CREATE INDEX webhook_deliveries_due_of_endpoint ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'waiting';
      CREATE INDEX webhook_deliveries_taken ON webhook_deliveries (taken_until) WHERE state = 'waiting' AND taken_until IS NOT NULL;
      CREATE INDEX webhook_deliveries_worth_until ON webhook_deliveries (worth_until) WHERE state = 'waiting'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_deliveries_due_of_endpoint, webhook_deliveries_taken, webhook_deliveries_worth_until;
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
      ALTER TABLE webhook_deliveries DROP COLUMN taken_until;
      ALTER TABLE webhook_endpoints DROP COLUMN served_at`);
  }
}
