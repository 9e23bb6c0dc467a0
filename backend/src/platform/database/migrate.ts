import type { DataSource, QueryRunner } from 'typeorm';

export const MIGRATION_LOCK = 7_251_001;

/** Runs pending migrations; instances that start together take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isBehind(runner, dataSource)) await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.query('RESET statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

/** TypeORM asks views of the catalogue for this, which costs PostgreSQL a fifth of all that a start asks of it. */
async function isBehind(runner: QueryRunner, { migrations }: DataSource): Promise<boolean> {
  const [{ made }] = await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS made`);
  if (!made) return true;
  const done: { name: string }[] = await runner.query('SELECT name FROM migrations');
  const names = new Set(done.map(({ name }) => name));
  return migrations.some((one) => !names.has(one.name ?? one.constructor.name));
}
