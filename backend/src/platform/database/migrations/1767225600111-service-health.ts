import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the sources, the lookup types and our own parts have done: counts by bucket and by day, and states with their time. */
export class ServiceHealth1767225600111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['health_recent', 'at timestamptz'],
      ['health_days', 'day date'],
    ] as const) {
      await runner.query(`
        CREATE TABLE ${table} (
          component text NOT NULL,
          ${column} NOT NULL,
          ok integer NOT NULL,
          failed integer NOT NULL,
          refused integer NOT NULL,
          latencies integer[] NOT NULL,
          PRIMARY KEY (component, ${column.split(' ')[0]})
        )`);
    }
    await runner.query(`
      CREATE INDEX health_recent_at ON health_recent (at);
      COMMENT ON COLUMN health_days.day IS 'in America/Sao_Paulo';

      CREATE TABLE health_states (
        component text NOT NULL,
        since timestamptz NOT NULL,
        until timestamptz NOT NULL,
        state text NOT NULL,
        PRIMARY KEY (component, since)
      ) WITH (fillfactor = 70);
      COMMENT ON COLUMN health_states.until IS 'the last moment at which somebody looked and it was so';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE health_states, health_days, health_recent');
  }
}
