import pg from 'pg';

/** How many locks a transaction should have room for when each of so many connections reads all months at once, and for how many tables and indexes that is. */
const NEEDED = `
  SELECT n, ceil(n * $1::float8 / (current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int)) AS least,
    current_setting('max_locks_per_transaction')::int AS granted
  FROM (SELECT count(*)::int AS n FROM pg_class WHERE relispartition AND relnamespace = 'public'::regnamespace) AS partitions`;

/** A fresh plan locks each month with its indexes, in a table that all connections share: a line where it may run out; null where not, or not known. */
export async function lockShortage(url: string, connections: number): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number; least: number; granted: number }>(NEEDED, [connections]);
    const [{ n, least, granted } = { n: 0, least: 0, granted: 0 }] = rows;
    if (granted >= least) return null;
    return `DATABASE_URL: aumente max_locks_per_transaction no PostgreSQL para ${least} ou mais: com ${n} tabelas e índices por mês as travas podem acabar.`;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
