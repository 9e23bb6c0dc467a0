import { randomUUID } from 'node:crypto';
import { cnpjCheckDigits } from '../../backend/src/kernel/cnpj';
import { onDatabase } from './admins';

/** A holding, a company of one of its partners, and that one's other partner, at roots that begin so. */
export async function plantGroup(begins: string): Promise<string> {
  const root = Number.parseInt(begins, 36);
  await plantMonth();
  await onDatabase(
    `INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte, capital_cents)
     SELECT $1::bigint + n, 1, (ARRAY['AURORA PARTICIPACOES LTDA', 'ESTALEIRO AURORA LTDA', 'VIDRACARIA DO CAIS LTDA'])[n + 1], 2062, 5, 5000000
     FROM generate_series(0, 2) AS n ON CONFLICT DO NOTHING`,
    [root],
  );
  await onDatabase(
    `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz, inicio)
     SELECT $1::bigint + n, 1, branch, 2, CASE WHEN branch = 1 THEN 'SP' ELSE 'RJ' END, 7107, 6201501, branch = 1, '2012-03-05'
     FROM generate_series(0, 2) AS n, generate_series(1, CASE WHEN n = 0 THEN 3 ELSE 1 END) AS branch ON CONFLICT DO NOTHING`,
    [root],
  );
  const cnpj = cnpjOf(begins);
  await onDatabase(
    `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, documento, faixa_etaria, desde)
     SELECT $1::bigint + n, 1, key, kind, name, CASE kind WHEN 1 THEN $2 ELSE document || right($2, 2) || '**' END, 5, '2015-06-07'
     FROM (VALUES (0, 1, 2, 'IRACEMA COUTO BASTOS', '***1122'), (0, 2, 2, 'LUCIO COUTO BASTOS', '***3344'), (1, 1, 1, 'AURORA PARTICIPACOES LTDA', NULL),
       (2, 1, 2, 'IRACEMA COUTO BASTOS', '***1122'), (2, 2, 2, 'NORMA REIS ALVIM', '***5566')) AS p(n, key, kind, name, document) ON CONFLICT DO NOTHING`,
    [root, cnpj],
  );
  return cnpj;
}

/** Thirty companies in the register that have a word of their own; nobody runs a load here. `first` is a number that no others come near. */
export async function plantCompanies(word: string, first: number): Promise<void> {
  await plantMonth();
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

async function plantMonth(): Promise<void> {
  await onDatabase(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
     VALUES ($1, '2026-10-01', 'em_vigor', 'teste', true, now()) ON CONFLICT DO NOTHING`,
    [randomUUID()],
  );
}

function cnpjOf(root: string): string {
  const base = `${root}0001`;
  return base + cnpjCheckDigits(base);
}
