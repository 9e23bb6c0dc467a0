import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of a broadcast's readers have left since: their rows go with their accounts. */
export class MessagingReadsOfWhoLeft1795392000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE broadcasts ADD COLUMN reads_gone integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE broadcasts DROP COLUMN reads_gone');
  }
}
