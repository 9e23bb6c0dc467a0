import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account's accesses to its history are read for the account's export. */
export class LookupsAccessesOfAccount1795392000182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX lookup_accesses_of_account ON lookup_accesses (account_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lookup_accesses_of_account');
  }
}
