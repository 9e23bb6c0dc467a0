import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

jest.setTimeout(60_000);

describe('Embedded PostgreSQL', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nitido-embedded-'));
  });

  beforeEach(async () => {
    server = await startEmbeddedPostgres({ dataDir, durable: false });
  });

  afterAll(async () => {
    await server.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('serves a database that the application owns without being a superuser (ASVS 13.2.2)', async () => {
    const [row] = await query(server.url, 'select rolsuper, rolcreatedb from pg_roles where rolname = current_user');
    expect(row).toEqual({ rolsuper: false, rolcreatedb: false });
    await query(server.url, 'create extension if not exists pgcrypto');
  });

  it('listens on loopback only and asks for the password (ASVS 13.2.1)', async () => {
    const [row] = await query(server.url, "select current_setting('listen_addresses') as listening");
    expect(row).toEqual({ listening: '127.0.0.1' });
    const guess = server.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(guess, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps the passwords in a file that only its owner reads (ASVS 13.3.2)', () => {
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('is taken over, not started twice, by a second start', async () => {
    const second = await startEmbeddedPostgres({ dataDir });
    expect([second.pid, second.url]).toEqual([server.pid, server.url]);
  });

  it('keeps rows over a stop and the next start, at the same address', async () => {
    await query(server.url, 'create table kept as select 42 as answer');
    await server.stop();
    const again = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(again.url).toBe(server.url);
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('goes on after the server was killed', async () => {
    await query(server.url, 'create table survived as select 1 as row');
    process.kill(server.pid, 'SIGKILL');
    const again = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(again.pid).not.toBe(server.pid);
    expect(await query(again.url, 'select row from survived')).toEqual([{ row: 1 }]);
  });

  it('is not fooled by the note of a server whose process id another program has now', async () => {
    await server.stop();
    const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string };
    const note = [process.pid, folder, 0, 5432, '', '127.0.0.1', '', 'ready'].join('\n');
    writeFileSync(join(folder, 'cluster', 'postmaster.pid'), note);
    const again = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(again.pid).not.toBe(process.pid);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('makes new passwords for an existing cluster when their file is lost', async () => {
    rmSync(join(dataDir, 'postgres.json'));
    const again = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(again.url).not.toBe(server.url);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('stops twice without complaint', async () => {
    await server.stop();
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
