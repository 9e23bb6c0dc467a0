import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { isLockTimeout, LockHolders } from './lock-holders.js';

/** Others queue up behind whoever waits for a lock: a migration waits for moments, and lets them pass for longer than that. */
const LOCK_WAIT = '2s';
const PAUSE_MS = 10_000;
/** Four minutes: an orchestrator gives a start five. */
const MOST_ATTEMPTS = 20;

/** Runs pending migrations; instances that start together take turns. */
export async function migrate(dataSource: DataSource, pauseMs = PAUSE_MS): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate]);
    if (await isBehind(runner, dataSource)) await runPending(dataSource, runner, pauseMs);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrate]).catch(() => undefined);
    await runner.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
    await runner.release();
  }
}

/** Until no lock is missing. A migration that got none has changed nothing, and those before it stay. */
async function runPending(dataSource: DataSource, runner: QueryRunner, pauseMs: number): Promise<void> {
  await runner.query(`SET lock_timeout = '${LOCK_WAIT}'`);
  const holders = await LockHolders.before(runner, dataSource);
  for (let attempt = 1; ; attempt++) {
    try {
      return await holders.watch(() => attemptAll(dataSource, runner));
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MOST_ATTEMPTS) throw error;
      if (attempt === 1) console.error(`Migração: espera por uma tabela que está em uso por ${holders}.`);
      await sleep(pauseMs);
    }
  }
}

/** On this very connection: any other of the pool would end a long statement, such as the making of an index. */
async function attemptAll(dataSource: DataSource, runner: QueryRunner): Promise<void> {
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
