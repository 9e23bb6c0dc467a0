import { randomUUID } from 'node:crypto';
import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import type { RunningApp } from '../harness/start-app.js';

export interface Partner {
  readonly kind?: number;
  readonly name: string;
  readonly document: string | null;
  readonly ages?: number | null;
  readonly qualification?: number;
}

/** A month of the register in force, without companies. */
export async function plantMonth(app: RunningApp): Promise<void> {
  await app.sql.query(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
     VALUES ($1, '2026-10-01', 'em_vigor', 'teste', false, now())`,
    [randomUUID()],
  );
}

export async function plantCompany(
  app: RunningApp,
  n: number,
  name: string,
  partners: readonly Partner[],
  natureza = 2062,
) {
  const root = rootOf(n);
  await app.sql.query(
    'INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte) VALUES ($1, 1, $2, $3, 1)',
    [root, name, natureza],
  );
  await app.sql.query(
    `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz)
     VALUES ($1, 1, 1, 2, 'SP', 7107, 6201501, true)`,
    [root],
  );
  for (const [key, { kind = 2, name: nome, document, ages = 5, qualification = 49 }] of partners.entries()) {
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, documento, faixa_etaria, qualificacao, desde)
       VALUES ($1, 1, $2, $3, $4, $5, $6, $7, '2012-03-05')`,
      [root, key + 1, kind, nome, document, ages, qualification],
    );
  }
}

/** A company as a partner. */
export function held(n: number, name: string): Partner {
  return { kind: 1, name, document: cnpjOf(n), ages: 0 };
}

export function rootOf(n: number): number {
  return Number.parseInt(rootTextOf(n), 36);
}

/** With a letter, as roots may have. */
function rootTextOf(n: number): string {
  return `GR${String(n).padStart(6, '0')}`;
}

export function cnpjOf(n: number, branch = 1): string {
  const base = `${rootTextOf(n)}${String(branch).padStart(4, '0')}`;
  return base + cnpjCheckDigits(base);
}
