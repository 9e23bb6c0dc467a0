import { randomUUID } from 'node:crypto';
import { onDatabase } from './admins';

/** Thirty companies in the register that have a word of their own; nobody runs a load here. `first` is a number that no others come near. */
export async function plantCompanies(word: string, first: number): Promise<void> {
  await onDatabase(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
     VALUES ($1, '2026-10-01', 'em_vigor', 'teste', true, now()) ON CONFLICT DO NOTHING`,
    [randomUUID()],
  );
  await onDatabase(
    `INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte, capital_cents)
     SELECT $1::bigint + n, 1, 'PADARIA ' || $2::text || ' DO BAIRRO ' || n || ' LTDA', 2062, 1, 5000000
     FROM generate_series(1, 30) AS n ON CONFLICT DO NOTHING`,
    [first, word],
  );
  await onDatabase(
    `INSERT INTO company_units (cnpj_basico, row_hash, ordem, nome_fantasia, situacao, uf, municipio, cnae, matriz, inicio)
     SELECT $1::bigint + n, 1, 1, NULL, CASE WHEN n <= 5 THEN 8 ELSE 2 END, CASE WHEN n <= 4 THEN 'RJ' ELSE 'SP' END,
       7107, 4721102, true, '2012-03-05'
     FROM generate_series(1, 30) AS n ON CONFLICT DO NOTHING`,
    [first],
  );
}
