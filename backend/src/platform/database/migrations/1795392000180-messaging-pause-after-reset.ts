import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = 'webhook_endpoints_pause_reason_check';

/** Endpoints are paused when their account's password is reset. */
export class MessagingPauseAfterReset1795392000180 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return allow(runner, ['owner', 'dead', 'gone', 'password']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE webhook_endpoints SET pause_reason = 'owner' WHERE pause_reason = 'password'`);
    await allow(runner, ['owner', 'dead', 'gone']);
  }
}

async function allow(runner: QueryRunner, reasons: readonly string[]): Promise<void> {
  const listed = reasons.map((reason) => `'${reason}'`).join(', ');
  await runner.query(`ALTER TABLE webhook_endpoints DROP CONSTRAINT ${CHECK}`);
  await runner.query(`ALTER TABLE webhook_endpoints ADD CONSTRAINT ${CHECK} CHECK (pause_reason IN (${listed}))`);
}
