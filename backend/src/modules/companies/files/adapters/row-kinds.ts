import type { RecordFields } from './record-fields.js';
import type { RecordReader } from './record-reader.js';
import type { RowWriter } from './row-writer.js';

/** What identifies a row within its table. */
export interface RowKey {
  readonly root: number;
  /** The branch's number; of partners the row says it itself, by a hash. */
  readonly second: number;
}

/** One kind of file of the register, and the table that it fills. */
export interface RowKind {
  readonly name: 'firms' | 'units' | 'partners' | 'taxes';
  /** How its files are called: `Empresas0.zip` … */
  readonly files: string;
  readonly fields: number;
  readonly table: string;
  /** The second column of its key; the first is always cnpj_basico. */
  readonly key: string | null;
  /** The table's columns as `write` gives them, after the key and before the hash. */
  readonly columns: readonly string[];
  /** Null: the line has no good key. */
  keyOf(fields: RecordFields): RowKey | null;
  write(fields: RecordFields, row: RowWriter, text: Buffer): void;
  /** Of partners: the second half of the key. */
  writeKey?(fields: RecordFields, row: RowWriter, text: Buffer): void;
}

const firms: RowKind = {
  name: 'firms',
  files: 'Empresas',
  fields: 7,
  table: 'company_firms',
  key: null,
  columns: ['razao_social', 'natureza', 'qualificacao_responsavel', 'capital_cents', 'porte', 'ente_federativo'],
  keyOf: rootKey,
  write(fields, row, text) {
    row.text(text, fields.from(1), fields.until(1));
    row.int2(fields.code(2));
    row.int2(fields.code(3));
    row.int8(fields.cents(4));
    row.int2(fields.code(5));
    row.text(text, fields.from(6), fields.until(6));
  },
};

const STREET = [13, 14, 15, 16, 17];
const PHONES = [21, 23, 25];

const units: RowKind = {
  name: 'units',
  files: 'Estabelecimentos',
  fields: 30,
  table: 'company_units',
  key: 'ordem',
  columns: [
    ...['matriz', 'nome_fantasia', 'situacao', 'situacao_desde', 'motivo', 'cidade_exterior', 'pais', 'inicio'],
    ...['cnae', 'cnaes', 'tipo_logradouro', 'logradouro', 'numero', 'complemento', 'bairro', 'cep', 'uf', 'municipio'],
    ...['telefone_1', 'telefone_2', 'fax', 'email', 'situacao_especial', 'situacao_especial_desde'],
  ],
  keyOf(fields) {
    const [root, second] = [fields.base36(0, 8), fields.base36(1, 4)];
    return root === null || second === null || !fields.hasRightDigits() ? null : { root, second };
  },
  write(fields, row, text) {
    const copy = (field: number) => row.text(text, fields.from(field), fields.until(field));
    const phone = (field: number) =>
      row.joined(text, fields.from(field), fields.until(field), fields.from(field + 1), fields.until(field + 1));
    row.flag(fields.number(3) === 1);
    copy(4);
    row.int2(fields.code(5));
    row.int4(fields.day(6));
    row.int2(fields.code(7));
    copy(8);
    row.int2(fields.code(9));
    row.int4(fields.day(10));
    row.int4(fields.number(11, 9_999_999));
    row.int4s(fields.numbers(12));
    for (const field of STREET) copy(field);
    row.int4(fields.cep(18));
    copy(19);
    row.int2(fields.code(20));
    for (const field of PHONES) phone(field);
    copy(27);
    copy(28);
    row.int4(fields.day(29));
  },
};

/** Kind, name, document and qualification. */
const PARTNER_KEY = [1, 2, 3, 4];
const NO_CPF = Buffer.from('***000000**');

const partners: RowKind = {
  name: 'partners',
  files: 'Socios',
  fields: 11,
  table: 'company_partners',
  key: 'partner_key',
  columns: [
    ...['identificador', 'nome', 'documento', 'qualificacao', 'desde', 'pais'],
    ...['representante', 'nome_representante', 'qualificacao_representante', 'faixa_etaria'],
  ],
  keyOf: rootKey,
  writeKey(fields, row, text) {
    row.secondOf(text, fields, PARTNER_KEY);
  },
  write(fields, row, text) {
    const copy = (field: number) => row.text(text, fields.from(field), fields.until(field));
    row.int2(fields.code(1));
    copy(2);
    copy(3);
    row.int2(fields.code(4));
    row.int4(fields.day(5));
    row.int2(fields.code(6));
    // 97 % of the rows: the publisher's mask over no CPF.
    if (fields.is(7, NO_CPF)) row.none();
    else copy(7);
    copy(8);
    row.int2(fields.code(9) || null);
    row.int2(fields.code(10));
  },
};

const taxes: RowKind = {
  name: 'taxes',
  files: 'Simples',
  fields: 7,
  table: 'company_taxes',
  key: null,
  columns: ['simples', 'simples_desde', 'simples_ate', 'mei', 'mei_desde', 'mei_ate'],
  keyOf: rootKey,
  write(fields, row) {
    row.flag(fields.choice(1));
    row.int4(fields.day(2));
    row.int4(fields.day(3));
    row.flag(fields.choice(4));
    row.int4(fields.day(5));
    row.int4(fields.day(6));
  },
};

/** In the order in which they are read: what has no company is told once these are known. */
export const ROW_KINDS: readonly RowKind[] = [firms, units, partners, taxes];

/** A whole row of the kind's table, with its hash. The record must have a good key. */
export function writeRow(kind: RowKind, key: RowKey, record: RecordReader, fields: RecordFields, row: RowWriter): void {
  row.begin(kind.columns.length + (kind.key === null ? 2 : 3));
  row.root(key.root);
  if (kind.writeKey) kind.writeKey(fields, row, record.text);
  else row.second(kind.key === null ? null : key.second);
  kind.write(fields, row, record.text);
  row.hash();
}

/** The columns in the order in which `writeRow` gives them. */
export function columnsOf({ key, columns }: RowKind): string {
  return ['cnpj_basico', ...(key === null ? [] : [key]), ...columns, 'row_hash'].join(', ');
}

function rootKey(fields: RecordFields): RowKey | null {
  const root = fields.base36(0, 8);
  return root === null ? null : { root, second: 0 };
}
