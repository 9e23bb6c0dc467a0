import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A module's tables were once made by several migrations, which became one before anybody used the product. A developer's database that
 * has all of them forgets their names; one that stopped on the way would lack tables and columns, and is refused.
 */
export class PlatformOneBaseline1795392000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF to_regclass('counter_months') IS NULL THEN
          RAISE EXCEPTION 'this database was made on the way to the first version; make it anew';
        END IF;
      END $$;
      DELETE FROM migrations WHERE timestamp BETWEEN 1795392000000 AND 1795392000140
        AND name NOT IN ('Companies1795392000010', 'Watch1795392000081');
    `);
  }

  async down(): Promise<void> {
    // Nothing was made.
  }
}
