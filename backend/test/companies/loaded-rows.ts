import type { Pool } from 'pg';
import type { Reference, Table } from './reference-reader.js';

/** The columns in the order of the reference's texts. */
const COLUMNS: Readonly<Record<Table, readonly string[]>> = {
  company_firms: ['razao_social', 'natureza', 'qualificacao_responsavel', 'capital_cents', 'porte', 'ente_federativo'],
  company_units: [
    ...['matriz', 'nome_fantasia', 'situacao', 'situacao_desde', 'motivo', 'cidade_exterior', 'pais', 'inicio', 'cnae'],
    ...['cnaes', 'tipo_logradouro', 'logradouro', 'numero', 'complemento', 'bairro', 'cep', 'uf', 'municipio'],
    ...['telefone_1', 'telefone_2', 'fax', 'email', 'situacao_especial', 'situacao_especial_desde'],
  ],
  company_partners: [
    ...['identificador', 'nome', 'documento', 'qualificacao', 'desde', 'pais', 'representante'],
    ...['nome_representante', 'qualificacao_representante', 'faixa_etaria'],
  ],
  company_taxes: ['simples', 'simples_desde', 'simples_ate', 'mei', 'mei_desde', 'mei_ate'],
};
export const TABLES = Object.keys(COLUMNS) as Table[];

type Json = Readonly<Record<string, unknown>>;

/** A row as JSON has it, as the reference writes it. */
export function textOfRow(table: Table, row: Json): string {
  return JSON.stringify(COLUMNS[table].map((column) => row[column] ?? null));
}

export async function rowsOf(sql: Pool, table: Table): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ row: Json }>(`SELECT to_json(t) AS row FROM ${table} AS t`);
  return new Map(rows.map(({ row }) => [keyOfRow(table, row), textOfRow(table, row)]));
}

export function keyOfRow(table: Table, row: Json): string {
  const root = Number(row.cnpj_basico).toString(36).toUpperCase().padStart(8, '0');
  if (table === 'company_units') return root + Number(row.ordem).toString(36).toUpperCase().padStart(4, '0');
  if (table !== 'company_partners') return root;
  const { identificador, nome, documento, qualificacao } = row;
  return [root, identificador, nome ?? '', documento ?? '', qualificacao].join('|');
}

/** What differs between tables and reference, a few of each kind: nothing when the load was right. */
export function differences(table: Table, found: ReadonlyMap<string, string>, expected: Reference['tables'][Table]) {
  const lost = [...expected.keys()].filter((key) => !found.has(key));
  const added = [...found.keys()].filter((key) => !expected.has(key));
  const changed = [...expected].filter(([key, text]) => found.has(key) && found.get(key) !== text);
  return [
    ...lost.map((key) => `${table} lacks ${key}`),
    ...added.map((key) => `${table} has ${key} too much`),
    ...changed.map(([key, text]) => `${table} ${key}: ${found.get(key)} instead of ${text}`),
  ].slice(0, 5);
}
