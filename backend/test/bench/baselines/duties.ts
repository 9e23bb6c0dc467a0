import { createCipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { serve } from './plain-server.js';
import { accountOf, database } from './plain-steps.js';

/**
 * Bare with the duties that the law and the plan put on a lookup, as one would write them on a first day, a statement a
 * duty, in one transaction: the day's quota, an encrypted entry, a search term, a marked record of the audit, counts;
 * minors and suppressed people are not told of. No limits, no watch for abuse, no chain.
 */

const key = createSecretKey(randomBytes(32));
const DAILY = 1_000_000;

const hashed = (text: string) => createHmac('sha256', key).update(text).digest();

function encrypted(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

type Record = { [name: string]: unknown };

/** Every record of the answer. */
function records(value: unknown): Record[] {
  if (Array.isArray(value)) return value.flatMap(records);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record, ...Object.values(value).flatMap(records)];
}

function isMinor(record: Record): boolean {
  const [, day, month, year] =
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(record.nascimento ?? record.NASCIMENTO_VINCULO)) ?? [];
  return year !== undefined && Date.now() < new Date(Number(year) + 18, Number(month) - 1, Number(day)).getTime();
}

/** Documents and contacts by which somebody may be suppressed. */
function subjects(record: Record): Buffer[] {
  const { cpf, CPF_VINCULO, email, rg, ddd, telefone } = record;
  const all = [cpf, CPF_VINCULO, email, rg, telefone && `${ddd}${telefone}`];
  return all.filter((subject) => typeof subject === 'string').map(hashed);
}

serve({
  accountOf,
  async save(account, { cpf, finalidade }, data) {
    const all = records(data);
    if (all.some(isMinor)) return null;
    const client = await database.connect();
    const run = (name: string, values: unknown[]) => client.query({ name, text: STATEMENTS[name]!, values });
    try {
      if ((await run('suppressed', [all.flatMap(subjects)])).rowCount) return null;
      await client.query('BEGIN');
      if (!(await run('quota', [account, DAILY])).rowCount) throw new Error('quota');
      const query = encrypted(cpf);
      const { id, created_at } = (await run('history', [account, query, finalidade, encrypted(JSON.stringify(data))]))
        .rows[0];
      await run('term', [account, hashed(`${account}${cpf}`), created_at, id]);
      await run('audit', [
        created_at,
        id,
        account,
        hashed(cpf),
        finalidade,
        hashed(`${id}${account}${cpf}${finalidade}`),
      ]);
      await run('count', []);
      await client.query('COMMIT');
      return id;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  },
});

const STATEMENTS: { readonly [name: string]: string } = {
  suppressed: 'SELECT 1 FROM suppressions WHERE subject_hash = ANY($1::bytea[]) LIMIT 1',
  quota: `INSERT INTO quotas (account_id, day, used) VALUES ($1, current_date, 1)
    ON CONFLICT (account_id, day) DO UPDATE SET used = quotas.used + 1 WHERE quotas.used < $2 RETURNING used`,
  history: `INSERT INTO private_history (account_id, type, query, purpose, success, result)
    VALUES ($1, 'cpf', $2, $3, true, $4) RETURNING id, created_at`,
  term: 'INSERT INTO terms (account_id, term, created_at, history_id) VALUES ($1, $2, $3, $4)',
  audit: `INSERT INTO audit (created_at, history_id, account_id, subject_hash, type, purpose, outcome, mac)
    VALUES ($1, $2, $3, $4, 'cpf', $5, 'success', $6)`,
  // A row for each of sixteen parts, since everybody would wait for a single one.
  count: `INSERT INTO counts (day, type, outcome, part, n) VALUES (current_date, 'cpf', 'success', floor(random() * 16), 1)
    ON CONFLICT (day, type, outcome, part) DO UPDATE SET n = counts.n + 1`,
};
