import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';

export const MIGRATION_LOCK = 7_251_001;

/** Runs pending migrations; instances that start together take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isBehind(runner, dataSource)) await runPending(dataSource, runner);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
    await runner.release();
  }
}

/**
 * On this very connection: any other of the pool would end a long statement, such as the making of an index. A lock is not
 * waited for without end, since others queue up behind who waits for it.
 */
async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  await runner.query("SET lock_timeout = '15s'");
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  await executor.executePendingMigrations();
}

/** TypeORM asks views of the catalogue for this, which costs PostgreSQL a fifth of all that a start asks of it. */
async function isBehind(runner: QueryRunner, { migrations }: DataSource): Promise<boolean> {
  const [{ made }] = await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS made`);
  if (!made) return true;
  const done: { name: string }[] = await runner.query('SELECT name FROM migrations');
  const names = new Set(done.map(({ name }) => name));
  return migrations.some((one) => !names.has(one.name ?? one.constructor.name));
}
