import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reports that an account made of one lookup are found at once, however many it made of others. */
export class LookupsReportsOfAnEntry1795392000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX report_proofs_of_entry ON report_proofs (account_id, protocolo)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX report_proofs_of_entry');
  }
}
