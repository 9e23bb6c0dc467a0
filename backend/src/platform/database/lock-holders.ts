import type { DataSource, QueryRunner } from 'typeorm';

const LOOK_EVERY_MS = 500;

interface Holder {
  readonly pid: number;
  readonly name: string | null;
  readonly since: Date | null;
}

/** What PostgreSQL says of a statement that waited for a lock for as long as `lock_timeout` lets it. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}

/** Who keeps one connection waiting for a lock. Looked at while it waits: once it has given up, nobody can tell. */
export class LockHolders {
  private seen: readonly Holder[] = [];

  private constructor(
    private readonly dataSource: DataSource,
    private readonly pid: number,
  ) {}

  static async before(runner: QueryRunner, dataSource: DataSource): Promise<LockHolders> {
    const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
    return new LockHolders(dataSource, pid);
  }

  async watch<T>(work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    return work().finally(() => clearInterval(timer));
  }

  /** Says nothing of what they do there: a statement's text may quote people's data. */
  toString(): string {
    const said = this.seen.map(
      ({ pid, name, since }) => `pid ${pid} (${name || 'sem nome'}, desde ${since?.toISOString() ?? 'não se sabe'})`,
    );
    return said.join(', ') || 'outra conexão';
  }

  private async look(): Promise<void> {
    const holders: Holder[] = await this.dataSource.query(HOLDERS, [this.pid]).catch(() => []);
    if (holders.length > 0) this.seen = holders;
  }
}

const HOLDERS = `
  SELECT pid, application_name AS name, query_start AS since FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1))`;
