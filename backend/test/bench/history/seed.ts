import pg from 'pg';
import { HttpClient } from '../../harness/http-client.js';

const DAYS = 90;
const CPF = '52998224725';
const WORDS = ['Maria', 'Silva'] as const;

/** One account whose history is measured. */
export interface Seeded {
  readonly entries: number;
  readonly token: string;
  /** The cursor of a page nine tenths of the way down. */
  readonly deepCursor: string;
}

/**
 * Fills an account's history by SQL, spread over the last months: six tenths CPFs, a quarter names of three words, the rest
 * companies, one in nineteen without an answer. A fifth of the names hold Maria, an overlapping seventh Silva; one CPF
 * stands in five entries. Ciphertext is random bytes of the usual length. The hashes of what is searched for are those that the product itself
 * wrote for three lookups through its API.
 */
export async function seedHistory(url: string, databaseUrl: string, token: string, entries: number): Promise<Seeded> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const account = await accountOf(token);
    const [cpf, maria, silva] = await termsAsWritten(new HttpClient(url).as(token), client, account);
    await client.query("SELECT lookup_make_partitions(now() - interval '4 months', 8)");
    await client.query(ENTRIES, [account, entries, DAYS, cpf, maria, silva]);
    await client.query(TERMS, [account]);
    await client.query('DELETE FROM lookup_counts_pending WHERE account_id = $1', [account]);
    await client.query('DELETE FROM lookup_account_counts WHERE account_id = $1', [account]);
    await client.query(COUNTS, [account]);
    await client.query('VACUUM ANALYZE lookup_history, lookup_history_terms, lookup_account_counts');
    const { rows } = await client.query<{ id: string }>(DEEP, [account, Math.floor(entries * 0.9)]);
    return { entries, token, deepCursor: `newest..${rows[0]?.id}` };
  } finally {
    await client.end();
  }
}

/** An access token carries its account. */
async function accountOf(token: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return claims.sub;
}

async function termsAsWritten(api: HttpClient, client: pg.Client, account: string): Promise<string[]> {
  const terms: string[] = [];
  await api.post('/api/external/cpf', { cpf: CPF, finalidade: 'prevencao_fraude' });
  terms.push(await newestTerm(client, account));
  for (const nome of WORDS) {
    await api.post('/api/external/nome', { nome, finalidade: 'prevencao_fraude' });
    terms.push(await newestTerm(client, account));
  }
  if (new Set(terms).size !== 3) throw new Error('the lookups for the search left no terms of their own');
  return terms;
}

async function newestTerm(client: pg.Client, account: string): Promise<string> {
  const sql = 'SELECT term FROM lookup_history_terms WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1';
  return (await client.query<{ term: string }>(sql, [account])).rows[0]?.term ?? '';
}

const ENTRIES = `
  INSERT INTO lookup_history (account_id, created_at, id, type, outcome, origem, fonte, protocolo, masked, purpose,
    dados_de, latency_ms, query, result, terms)
  SELECT $1::uuid, timestamptz 'epoch' + ms * interval '1 millisecond',
    (left(hex, 8) || '-' || right(hex, 4) || '-7' || left(noise, 3) || '-8' || substr(noise, 4, 3) || '-' || right(noise, 12))::uuid,
    type, CASE WHEN answered THEN 'success' ELSE 'source_down' END, 'contratada', 'Birô de dados', '20261121-7Q2M-K9XD',
    '***.982.247-**', 'protecao_credito', '2026-10', 80, sealed, CASE WHEN answered THEN repeat('a', 400)::bytea || sealed END,
    CASE WHEN type = 'nome' THEN array_remove(ARRAY[
        CASE WHEN i % 5 < 1 THEN $5::bigint ELSE i % 997 END, CASE WHEN i % 7 < 1 THEN $6::bigint ELSE 1000 + i % 991 END, 2000 + i % 9973
      ], NULL)
      WHEN i % ($2::int / 5) = 0 THEN ARRAY[$4::bigint] ELSE ARRAY[hashint8extended(i, 7)] END
  FROM (
    SELECT i, lpad(to_hex(ms), 12, '0') AS hex, md5(i::text || $1) AS noise, ms, i % 19 <> 0 AS answered,
      sha256(i::text::bytea) || sha256((i + 1)::text::bytea) AS sealed,
      CASE WHEN i % 100 < 60 AND i % 4 <> 1 OR i % ($2::int / 5) = 0 THEN 'cpf' WHEN i % 4 = 1 THEN 'nome' ELSE 'cnpj' END AS type
    FROM (SELECT i, (extract(epoch FROM now()) * 1000)::bigint - ($2 - i) * ($3::bigint * 86400000 / $2) AS ms
      FROM generate_series(1, $2::int) AS i) AS moments
  ) AS drawn
`;

const TERMS = `
  INSERT INTO lookup_history_terms (account_id, term, created_at, id, type, outcome)
  SELECT account_id, unnest(terms), created_at, id, type, outcome FROM lookup_history WHERE account_id = $1
  ON CONFLICT DO NOTHING
`;

const COUNTS = `
  INSERT INTO lookup_account_counts (account_id, type, outcome, n)
  SELECT account_id, type, outcome, count(*) FROM lookup_history WHERE account_id = $1 GROUP BY 1, 2, 3
`;

const DEEP = `
  SELECT id FROM lookup_history WHERE account_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1
`;
