import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRIGGER = 'FUNCTION lookup_history_terms_go_too()';

/**
 * What goes with erased entries is looked up by its keys. A connection kept the plan that it had made for thousands of entries, which
 * reads the terms of all accounts, and read them for a single one too.
 */
export class LookupsTermsByKeys1795392000330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'])
      await runner.query(`ALTER ${TRIGGER} SET ${way} = off`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER ${TRIGGER} RESET ALL`);
  }
}
