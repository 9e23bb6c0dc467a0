import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { columnById, FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { RotateKeys } from '../../src/platform/crypto/rotate-keys.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { BRONZE } from '../billing/billing-world.js';
import { runCli, runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN } from '../identity/admins.js';
import { Subscriber } from '../lookups/lookups-world.js';

jest.setTimeout(180_000);

const OLD = `1:${randomBytes(32).toString('base64')}`;
const NEW = `2:${randomBytes(32).toString('base64')}`;
const CPF = '52998224725';

/** Every column of bytes: encrypted ones are rotated; of the others none is to be read again, a key's own mark included. */
const NOT_ENCRYPTED = [
  'account_links.email_hash',
  'account_links.token_hash',
  'accounts.mailbox_hash',
  'admin_actions.mac',
  'api_keys.secret_hash',
  'key_marks.mark',
  'letter_preferences.companies_link_hash',
  'letter_preferences.link_hash',
  'lookup_audit.mac',
  'lookup_audit.subject_hash',
  'lookup_audit_seals.row_hashes',
  'lookup_audit_seals.seal',
  'lookup_requests.fingerprint',
  'lookup_requests.key_hash',
  'passkeys.credential_id',
  'passkeys.public_key',
  'payment_requests.fingerprint',
  'privacy_request_links.token_hash',
  'privacy_requests.cpf_hash',
  'promo_uses.person',
  'report_proofs.code_hash',
  'report_proofs.mac',
  'report_proofs.sha256',
  'sessions.device_hash',
  'sessions.previous_hash',
  'sessions.token_hash',
  'suppressions.subject_hash',
  'webhook_inbox.body',
  'whatsapp_inbox.message_hash',
  'whatsapp_inbox.sender_hash',
  'whatsapp_links.number_hash',
];

describe('Changing the key of encryption', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let dossier: string;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ENCRYPTION_KEYS: OLD } });
    ana = await Subscriber.of(app);
    for (let n = 0; n < 3; n++) await ana.cpf(CPF, { atualizar: true });
    await ana.cnpj('11222333000181');
    const { body } = await ana.http.get<{ history: { dossie: string }[] }>('/api/user/history');
    dossier = `/api/user/dossiers/${body.history[0]?.dossie}`;
    await ana.http.put(dossier, { anotacoes: ['Ligar depois'], etiquetas: [], versao: null });
    await ana.http.post('/api/payments/create-pix', BRONZE);
  });

  const rotate = (env: Record<string, string>, ...args: string[]) => runCliHere(app, 'rotate-keys', args, env);
  const versions = async () => {
    const { rows } = await app.sql.query<{ version: number }>(
      `SELECT DISTINCT get_byte(value, 0) AS version FROM (
         SELECT query AS value FROM lookup_history UNION ALL SELECT result FROM lookup_history UNION ALL SELECT payer FROM payments
       ) AS all_values WHERE value IS NOT NULL ORDER BY 1`,
    );
    return rows.map(({ version }) => version);
  };

  it('knows every column of bytes in the database', async () => {
    const { rows } = await app.sql.query<{ name: string }>(
      `SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0
         AND format_type(a.atttypid, NULL) = 'bytea' ORDER BY 1`,
    );
    const { output } = await rotate({ ENCRYPTION_KEYS: `${NEW},${OLD}` }, '--check');
    const encrypted = ENCRYPTED.filter((place) => !output.includes(place));
    expect(encrypted).toEqual(ENCRYPTED.filter((place) => EMPTY.includes(place)));
    expect(rows.map(({ name }) => name)).toEqual([...ENCRYPTED, ...NOT_ENCRYPTED].sort());
  });

  it('tells whoever looks that an older one is still in use, and ends so', async () => {
    const { code, output } = await rotate({ ENCRYPTION_KEYS: `${NEW},${OLD}` }, '--check');
    expect([code, output.trim().split('\n').at(-1)]).toEqual([
      1,
      'Há valores com a chave 1: rode npm run rotate-keys.',
    ]);
  });

  it('rewrites under the new one what the old one wrote, while the product runs, and what was kept still opens (ASVS 11.2.2)', async () => {
    // One that is left with the older key alone would bring its mark back every minute.
    await app.halt();
    const running = await startApp({ beside: app, env: { ...ADMIN, ENCRYPTION_KEYS: `${NEW},${OLD}` } });
    const [rotated] = await Promise.all([
      runCli(app, 'rotate-keys', [], { ENCRYPTION_KEYS: `${NEW},${OLD}` }),
      ana.at(running).post('/api/external/cpf', { cpf: CPF, atualizar: true }),
    ]);
    expect([rotated.code, rotated.output]).toEqual([0, expect.stringMatching(/lookup_history\.query: 4 regravados/)]);
    expect(await versions()).toEqual([2]);
    const alone = await startApp({ beside: app, env: { ...ADMIN, ENCRYPTION_KEYS: NEW } });
    const there = ana.at(alone);
    const { body } = await there.get<{ history: { id: string }[] }>('/api/user/history');
    for (const { id } of body.history) {
      const opened = await there.get<{ data: unknown }>(`/api/user/history/${id}`);
      expect([opened.status, opened.body.data !== null]).toEqual([200, true]);
    }
    expect((await there.get(dossier)).body).toMatchObject({ dossie: { anotacoes: [{ texto: 'Ligar depois' }] } });
    await alone.stop();
    await running.stop();
  });

  it('refuses to start with other keys than those of its data, in a line for each, and with all is as before', async () => {
    const faultsOf = (env: Record<string, string>) =>
      startApp({ beside: app, env: { ...ADMIN, ...env } }).then(
        async (started) => {
          await started.stop();
          return [];
        },
        (error: { faults?: string[] }) => error.faults,
      );
    const other = randomBytes(32).toString('base64');
    expect(await faultsOf({ ENCRYPTION_KEYS: OLD })).toEqual([
      'ENCRYPTION_KEYS: falta a chave 2, com que há dados criptografados. Para retirá-la, rode antes npm run rotate-keys.',
    ]);
    expect(await faultsOf({ ENCRYPTION_KEYS: `2:${other}`, SUBJECT_HASH_KEY: other })).toEqual([
      'ENCRYPTION_KEYS: a chave 2 não é a que cifrou este banco de dados.',
      'SUBJECT_HASH_KEY: não é a chave com que este banco de dados foi escrito.',
    ]);
    expect(await faultsOf({ ENCRYPTION_KEYS: NEW })).toEqual([]);
  });

  it('turns nothing over to a key that is not the one of that number, and ends as such a start does', async () => {
    const wrong = { ENCRYPTION_KEYS: `2:${randomBytes(32).toString('base64')}` };
    const told = 'Configuração: ENCRYPTION_KEYS: a chave 2 não é a que cifrou este banco de dados.\n';
    for (const args of [[], ['--check']])
      expect(await runCli(app, 'rotate-keys', args, wrong)).toEqual({ code: 78, output: told });
    expect(await runCli(app, 'admin-reset', [], wrong)).toEqual({ code: 78, output: told });
    const { rows } = await app.sql.query(`SELECT name FROM key_marks WHERE name = 'encryption:2'`);
    expect(rows).toHaveLength(1);
  });

  it('changes nothing when it is asked wrongly', async () => {
    const third = `3:${randomBytes(32).toString('base64')}`;
    expect(await rotate({ ENCRYPTION_KEYS: `${third},${NEW}` }, '--chek')).toEqual({
      code: 2,
      output: 'Uso: rotate-keys [--check]\n',
    });
    expect(await versions()).toEqual([2]);
  });

  it('has nothing to do the second time', async () => {
    const { code, output } = await rotate({ ENCRYPTION_KEYS: `${NEW},${OLD}` });
    expect([code, output]).toEqual([0, expect.stringMatching(/lookup_history\.query: 0 regravados/)]);
    expect(await rotate({ ENCRYPTION_KEYS: NEW }, '--check')).toMatchObject({ code: 0 });
  });

  it('goes through a table for as long as it takes, beyond the limit of a statement', async () => {
    const cipher = new FieldCipher(NEW);
    const stored = cipher.encrypt('x', '').toString('hex');
    await app.sql.query(
      `CREATE VIEW slow_secrets AS SELECT gen_random_uuid() AS id, '\\x${stored}'::bytea AS stored FROM pg_sleep(1.5)`,
    );
    const { extra, ...options } = dataSourceOptions({
      DATABASE_URL: app.databaseUrl,
      DATABASE_POOL_SIZE: 1,
    } as PlatformConfig);
    const limited = { ...options, extra: { ...extra, statement_timeout: 1_000 } };
    const dataSource = await new DataSource(limited).initialize();
    class RotateSlowColumn extends RotateKeys {
      protected override readonly columns = [columnById('slow_secrets', 'stored', () => '')];
    }
    const keys = new RotateSlowColumn(new Sql(dataSource), cipher);
    expect(await keys.execute()).toEqual([{ place: 'slow_secrets.stored', rewritten: 0, unreadable: 0 }]);
    expect(await keys.versions()).toEqual([{ place: 'slow_secrets.stored', version: 2, n: 1 }]);
    await dataSource.destroy();
  });

  it('leaves what it cannot read, says so, and does the rest', async () => {
    await app.sql.query(`UPDATE lookup_history SET query = '\\x0100' || query WHERE type = 'cnpj'`);
    const third = `3:${randomBytes(32).toString('base64')}`;
    const { code, output } = await rotate({ ENCRYPTION_KEYS: `${third},${NEW}` });
    expect([code, output]).toEqual([1, expect.stringMatching(/lookup_history\.query: 4 regravados, 1 ilegíveis/)]);
  });
});

const ENCRYPTED = [
  'account_links.email',
  'lookup_batch_lines.input',
  'lookup_dossiers.content',
  'lookup_history.query',
  'lookup_history.result',
  'mail_outbox.letter',
  'payments.payer',
  'privacy_requests.answer',
  'privacy_requests.identity_note',
  'privacy_requests.person',
  'second_factors.secret',
  'sessions.address',
  'sessions.agent',
  'suggestions.answer',
  'suggestions.words',
  'webhook_attempts.reply',
  'webhook_deliveries.body',
  'webhook_endpoints.content',
  'whatsapp_inbox.message',
  'whatsapp_inbox.reply',
  'whatsapp_links.phone',
];
/** Of these nothing is left by then: an e-mail goes when it is sent, a payer when the charge is made. */
const EMPTY = ENCRYPTED.filter((place) => !/^(lookup_dossiers|lookup_history|sessions)\./.test(place));
