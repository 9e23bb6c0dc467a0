import { randomBytes } from 'node:crypto';
import { runCli, runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN } from '../identity/admins.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

describe('The audit at the command line', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    const ana = await Subscriber.of(app);
    await ana.cpf('52998224725');
    await ana.cpf('11144477735');
    await ana.cnpj('11222333000181');
  });

  const audit = (...args: string[]) => runCliHere(app, 'audit', args, ADMIN);

  it('is verified without the server, and ends well when nothing differs', async () => {
    await app.halt();
    const { code, output } = await runCli(app, 'audit', ['verify'], ADMIN);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/Registros selados: 3, .*\n.*Último bloco: \d+ [0-9a-f]{64}\nÍntegra\./s),
    ]);
  });

  it('is neither sealed nor noted with another key than that of the database', async () => {
    const written = async () =>
      (await app.sql.query('SELECT (SELECT count(*) FROM lookup_audit_seals), (SELECT count(*) FROM admin_actions)'))
        .rows;
    const before = await written();
    const SUBJECT_HASH_KEY = randomBytes(32).toString('base64');
    expect(await runCli(app, 'audit', ['verify'], { ...ADMIN, SUBJECT_HASH_KEY })).toEqual({
      code: 78,
      output: 'Configuração: SUBJECT_HASH_KEY: não é a chave com que este banco de dados foi escrito.\n',
    });
    expect(await written()).toEqual(before);
  });

  it('is not verified twice at once', async () => {
    const other = await app.sql.connect();
    try {
      await other.query('SELECT pg_advisory_lock(7251005)');
      expect(await audit('verify')).toEqual({
        code: 3,
        output: 'A auditoria já está sendo conferida. Aguarde o fim dessa conferência.\n',
      });
    } finally {
      other.release(true);
    }
  });

  it('is exported, a period of it, masked', async () => {
    const { code, output } = await audit('export');
    expect([code, output.trim().split('\r\n').length]).toEqual([0, 4]);
    expect(output).not.toContain('52998224725');
    expect((await audit('export', '--to', '2020-01-01')).output.trim().split('\r\n')).toHaveLength(1);
    const { rows } = await app.sql.query(
      `SELECT count(*)::int AS n FROM admin_actions WHERE target = 'audit:command-line'`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it.each([[[]], [['apagar']], [['export', '--from', 'ontem']], [['verify', '--x']]])(
    'refuses %j and says how it is used',
    async (args) => {
      expect(await audit(...args)).toEqual({ code: 2, output: expect.stringContaining('Uso: audit verify') });
    },
  );

  it('counts one difference as one', async () => {
    await app.sql.query('ALTER TABLE lookup_audit DISABLE TRIGGER USER');
    const write = (from: string, to: string) =>
      app.sql.query(`UPDATE lookup_audit SET type = $2 WHERE type = $1`, [from, to]);
    await write('cnpj', 'cep');
    const { code, output } = await audit('verify');
    await write('cep', 'cnpj');
    expect([code, output]).toEqual([1, expect.stringMatching(/NÃO CONFERE: 1 diferença\.\s*$/)]);
  });

  /** Verified once after all of these, which is what takes long; each is found by itself. */
  const CHANGES = [
    [
      'an edit',
      `UPDATE lookup_audit SET purpose = 'cobranca' WHERE type = 'cpf' AND masked LIKE '%982%' RETURNING id`,
      'altered',
    ],
    ['a deletion', `DELETE FROM lookup_audit WHERE type = 'cnpj' RETURNING id`, 'missing'],
    [
      'an insertion',
      `INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, outcome, protocolo, mac)
       SELECT created_at, gen_random_uuid(), account_id, type, masked, subject_hash, outcome, protocolo, mac FROM lookup_audit LIMIT 1 RETURNING id`,
      'inserted',
    ],
    [
      'a forged one, put in before its sealing',
      `WITH forged AS (
         INSERT INTO lookup_audit SELECT created_at, gen_random_uuid(), account_id, type, masked, subject_hash, purpose,
           legal_basis, origem, fonte, outcome, protocolo, mac FROM lookup_audit LIMIT 1 RETURNING created_at, id
       ) INSERT INTO lookup_audit_unsealed SELECT * FROM forged RETURNING id`,
      'forged',
    ],
    [
      'an edit of what an administrator did',
      `UPDATE admin_actions SET target = 'audit:nothing' WHERE action = 'export-audit' RETURNING id`,
      'altered',
    ],
    [
      'the removal of what an administrator did',
      `DELETE FROM admin_actions WHERE action = 'verify-audit' RETURNING id`,
      'missing',
    ],
  ] as const;

  let verified: Promise<{ code: number | null; output: string; changed: Map<string, string | undefined> }> | undefined;
  async function verifyChanged() {
    await audit('verify'); // seals what administrators have done
    await app.sql.query('ALTER TABLE lookup_audit DISABLE TRIGGER USER');
    await app.sql.query('ALTER TABLE admin_actions DISABLE TRIGGER USER');
    const changed = new Map<string, string | undefined>();
    for (const [what, statement] of CHANGES) {
      const { rows } = await app.sql.query<{ id: string }>(statement);
      changed.set(what, rows[0]?.id);
    }
    return { ...(await audit('verify')), changed };
  }

  it.each(CHANGES)('ends badly after %s and names the record', async (what, _statement, kind) => {
    verified ??= verifyChanged();
    const { code, output, changed } = await verified;
    const id = changed.get(what);
    expect(id).toBeDefined();
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`${kind} .*${id}[^]*NÃO CONFERE`))]);
  });

  it('ends badly when blocks change places', async () => {
    await app.sql.query('ALTER TABLE lookup_audit_seals DISABLE TRIGGER USER');
    await app.sql.query(`UPDATE lookup_audit_seals SET seal = sha256(seal) WHERE number = 1`);
    const { code, output } = await audit('verify');
    expect([code, output]).toEqual([1, expect.stringContaining('seal_broken bloco 1')]);
  });
});
