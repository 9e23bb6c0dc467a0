import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { databaseFault } from '../../src/platform/database/check-database.js';
import { lockShortage } from '../../src/platform/database/lock-shortage.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const UNUSABLE = 'DATABASE_URL: o banco de dados não pôde ser usado';

describe('A database that cannot be used is explained in one line:', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database.drop());

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };
  const asAdmin = async (statement: string): Promise<void> => {
    const server = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await server.connect();
    await server.query(statement).finally(() => server.end());
  };
  const lineOf = async (url: string, demands = {}) => (await databaseFault(url, demands))?.lineOf() ?? null;

  it('none that works is', async () => {
    expect(await lineOf(database.url)).toBeNull();
  });

  it('nobody listens', async () => {
    const url = changed((it) => {
      it.port = '1';
    });
    expect(await lineOf(url)).toMatch(/\(ECONNREFUSED: ninguém atende nesse endereço e porta; .*\)\.$/);
    expect(await databaseFault(url)).toMatchObject({ passing: true });
  });

  it('another password', async () => {
    const url = changed((it) => {
      it.password = 'outra';
    });
    expect(await lineOf(url)).toBe(`${UNUSABLE} (28P01: usuário ou senha errados).`);
    expect(await databaseFault(url)).toMatchObject({ passing: false });
  });

  it('no such database', async () => {
    const url = changed((it) => {
      it.pathname = '/nenhum';
    });
    expect(await lineOf(url)).toMatch(/\(3D000: esse banco de dados não existe no servidor; .*\)\.$/);
  });

  it('a user without rights', async () => {
    const reader = `leitor_${process.pid}`;
    await asAdmin(`CREATE ROLE ${reader} LOGIN PASSWORD 'leitor'`);
    try {
      const url = changed((it) => {
        it.username = reader;
        it.password = 'leitor';
      });
      expect(await lineOf(url)).toMatch(/\(42501: o usuário não tem as permissões necessárias; .*\)\.$/);
    } finally {
      await asAdmin(`DROP ROLE ${reader}`);
    }
  });

  it('another encoding than UTF-8, as createdb makes where the server has no locale', async () => {
    const name = `nitido_ascii_${process.pid}`;
    await asAdmin(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    try {
      const url = changed((it) => {
        it.pathname = `/${name}`;
      });
      expect(await lineOf(url)).toBe(
        `${UNUSABLE} (a codificação dele é SQL_ASCII e precisa ser UTF8; crie outro com createdb --encoding UTF8 --template template0 --locale C.UTF-8).`,
      );
      expect(await databaseFault(url)).toMatchObject({ passing: false });
    } finally {
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it('a replica, which only lets read', async () => {
    const url = changed((it) => it.searchParams.set('options', '-c default_transaction_read_only=on'));
    expect(await lineOf(url)).toMatch(/\(25006: o servidor só deixa ler: .*; use o endereço do primário\)\.$/);
  });

  it('a server that is too old', async () => {
    expect(await lineOf(database.url, { leastVersion: 990_000 })).toMatch(
      /\(PostgreSQL \d+\.\S+.* é antigo demais; é preciso o 99 ou mais novo\)\.$/,
    );
  });

  it('a server without TLS', async () => {
    const url = changed((it) => it.searchParams.set('sslmode', 'verify-full'));
    expect(await lineOf(url)).toBe(`${UNUSABLE} (NO_TLS: o servidor não fala TLS; ligue ssl no PostgreSQL).`);
  });

  it('nothing that speaks PostgreSQL', async () => {
    const deaf = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as { port: number };
    const url = changed((it) => {
      it.port = String(port);
    });
    expect(await lineOf(url)).toMatch(new RegExp(`^${UNUSABLE.replace(/[()]/g, '\\$&')} \\(.+\\)\\.$`));
    deaf.close();
  });

  it.each([['main'], ['cli/audit', 'verify'], ['cli/companies-load']])(
    'the register’s own, by %s',
    (program, ...args) => {
      const register = changed((it) => {
        it.pathname = '/nenhum';
      });
      const { status, stderr } = spawnSync(process.execPath, [`dist/backend/bundle/src/${program}.js`, ...args], {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database.url,
          COMPANIES_DATABASE_URL: register,
          CAPTCHA: 'off',
          SANDBOX_URL: 'http://127.0.0.1:1',
          PORT: '1',
        },
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect([status, stderr.trim().split('\n')]).toEqual([
        1,
        [
          expect.stringMatching(
            /^COMPANIES_DATABASE_URL: .* \(3D000: esse banco de dados não existe no servidor; .*\)\.$/,
          ),
        ],
      ]);
    },
  );

  it('the register’s own may be away: the product and its commands do without it', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/backend/bundle/src/cli/audit.js', 'verify'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        COMPANIES_DATABASE_URL: changed((it) => {
          it.port = '1';
        }),
        SANDBOX_URL: 'http://127.0.0.1:1',
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('Íntegra'), '']);
  });

  it('one whose table of locks the months outgrow is told of, with what it takes', async () => {
    expect(await lockShortage(database.url, 19)).toBeNull();
    const { rows } = await database.sql.query<{ n: number; slots: number }>(
      `SELECT count(*)::int AS n, current_setting('max_connections')::int AS slots FROM pg_class WHERE relispartition`,
    );
    const [{ n = 0, slots = 0 } = {}] = rows;
    expect(await lockShortage(database.url, slots * 1_000)).toBe(
      `DATABASE_URL: aumente max_locks_per_transaction no PostgreSQL para ${n * 1_000} ou mais: com ${n} tabelas e índices por mês as travas podem acabar.`,
    );
    expect(
      await lockShortage(
        changed((url) => (url.port = '1')),
        19,
      ),
    ).toBeNull();
  });

  describe('a schema that a newer version has changed', () => {
    const NEWER = 'MuchLater1999999999999';

    beforeAll(async () => {
      await database.sql.query('INSERT INTO migrations (timestamp, name) VALUES (1999999999999, $1)', [NEWER]);
    });

    it('is refused by name, unless the way back is asked for', async () => {
      expect(await lineOf(database.url)).toMatch(/o esquema é de uma versão mais nova do Nítido: .*MuchLater/);
      expect(await lineOf(database.url, { acceptNewer: true })).toBeNull();
    });

    it('ends a start at once', () => {
      const { status, stderr } = spawnSync(process.execPath, ['dist/backend/bundle/src/main.js'], {
        env: { PATH: process.env.PATH, DATABASE_URL: database.url, SANDBOX_URL: 'http://127.0.0.1:1', PORT: '1' },
        encoding: 'utf8',
        timeout: 30_000,
      });
      expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(NEWER)]]);
    });

    it.each([['audit', 'verify'], ['rotate-keys']])('ends a command at once: %s', (name, ...args) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`dist/backend/bundle/src/cli/${name}.js`, ...args],
        {
          env: { PATH: process.env.PATH, DATABASE_URL: database.url, SANDBOX_URL: 'http://127.0.0.1:1' },
          encoding: 'utf8',
          timeout: 30_000,
        },
      );
      expect([status, stdout, stderr.trim().split('\n')]).toEqual([1, '', [expect.stringContaining(NEWER)]]);
    });
  });
});
