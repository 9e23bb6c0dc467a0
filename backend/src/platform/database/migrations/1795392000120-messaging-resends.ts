import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MessagingResends1795392000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RESENT_BY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_deliveries DROP COLUMN resent_by');
  }
}

/** Requests to send a delivery again that came with an idempotency key. */
const RESENT_BY = `
  ALTER TABLE webhook_deliveries ADD COLUMN resent_by uuid[] NOT NULL DEFAULT '{}';
  COMMENT ON COLUMN webhook_deliveries.resent_by IS 'hashes of idempotency keys that it was sent again with, the newest first';
`;
