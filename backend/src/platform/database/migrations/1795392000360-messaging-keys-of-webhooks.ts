import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = 'webhook_endpoints_pause_reason_check';

/** Endpoints are paused when the key is revoked that added them. Of those of before nobody knows which it was. */
export class MessagingKeysOfWebhooks1795392000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoints ADD COLUMN key_id uuid;
      COMMENT ON COLUMN webhook_endpoints.key_id IS 'the API key that added it, or resumed it since; null: it is the page''s'`);
    await allow(runner, ['owner', 'dead', 'gone', 'password', 'key']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE webhook_endpoints SET pause_reason = 'owner' WHERE pause_reason = 'key'`);
    await allow(runner, ['owner', 'dead', 'gone', 'password']);
    await runner.query('ALTER TABLE webhook_endpoints DROP COLUMN key_id');
  }
}

async function allow(runner: QueryRunner, reasons: readonly string[]): Promise<void> {
  const listed = reasons.map((reason) => `'${reason}'`).join(', ');
  await runner.query(`ALTER TABLE webhook_endpoints DROP CONSTRAINT ${CHECK}`);
  await runner.query(`ALTER TABLE webhook_endpoints ADD CONSTRAINT ${CHECK} CHECK (pause_reason IN (${listed}))`);
}
