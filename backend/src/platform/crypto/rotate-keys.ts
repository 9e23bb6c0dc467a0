import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { ENCRYPTED_COLUMNS, type EncryptedColumn, FieldCipher } from './field-cipher.js';

const AT_ONCE = 500;

type Keyed = Record<string, string> & { stored: Buffer };

/** How many values of one column each key version holds. */
export interface VersionCount {
  readonly place: string;
  readonly version: number;
  readonly n: number;
}

export interface Rotated {
  readonly place: string;
  readonly rewritten: number;
  /** Of a key that is no longer configured, or damaged: left as they are. */
  readonly unreadable: number;
}

/**
 * Encrypts anew, under the current key, whatever older keys wrote. What is done is done: stopped anywhere, it goes on
 * the next time. The product may run meanwhile, since a value that it changes in between is left to it.
 */
@Injectable()
export class RotateKeys {
  protected readonly columns: readonly EncryptedColumn[] = ENCRYPTED_COLUMNS;

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Which keys are in use: one that is in none of these may be thrown away. */
  async versions(): Promise<VersionCount[]> {
    const counts: VersionCount[] = [];
    for (const { table, column } of this.columns) {
      const rows = await this.read<{ version: number; n: number }>(
        `SELECT get_byte(${column}, 0) AS version, count(*)::float8 AS n FROM ${table} WHERE ${column} IS NOT NULL
         GROUP BY 1 ORDER BY 1`,
      );
      counts.push(...rows.map((row) => ({ place: `${table}.${column}`, ...row })));
    }
    return counts;
  }

  /** Column after column; `progress` hears of each batch. */
  async execute(progress: (place: string, rewritten: number) => void = () => {}): Promise<Rotated[]> {
    const done: Rotated[] = [];
    for (const column of this.columns) done.push(await this.rotate(column, progress));
    return done;
  }

  private async rotate(column: EncryptedColumn, progress: (place: string, n: number) => void): Promise<Rotated> {
    const place = `${column.table}.${column.column}`;
    let [rewritten, unreadable] = [0, 0];
    let after: Keyed | null = null;
    for (;;) {
      const rows: Keyed[] = await this.oldRows(column, after);
      const fresh = rows.map((row) => this.anew(column, row));
      rewritten += await this.write(column, rows, fresh);
      unreadable += fresh.filter((value) => value === null).length;
      after = rows.at(-1) ?? null;
      if (rows.length > 0) progress(place, rewritten);
      if (rows.length < AT_ONCE) return { place, rewritten, unreadable };
    }
  }

  private oldRows({ table, column, key }: EncryptedColumn, after: Keyed | null): Promise<Keyed[]> {
    const names = Object.keys(key);
    const places = names.map((name, at) => `$${at + 2}::${key[name]}`).join(', ');
    const beyond = after ? `AND (${names.join(', ')}) > (${places})` : '';
    return this.read<Keyed>(
      `SELECT ${names.map((name) => `${name}::text AS ${name}`).join(', ')}, ${column} AS stored FROM ${table}
       WHERE ${column} IS NOT NULL AND get_byte(${column}, 0) <> $1 ${beyond}
       ORDER BY ${names.map((name) => `${table}.${name}`).join(', ')} LIMIT ${AT_ONCE}`,
      [this.cipher.currentVersion, ...(after ? names.map((name) => after[name]) : [])],
    );
  }

  /** A whole table is gone through, for as long as that takes. */
  private read<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    return this.sql.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      return (await tx.query<Row>(text, values)).rows;
    });
  }

  private anew({ context }: EncryptedColumn, row: Keyed): Buffer | null {
    try {
      const bound = context(row);
      return this.cipher.encrypt(this.cipher.decrypt(row.stored, bound), bound);
    } catch {
      return null;
    }
  }

  /** A value that is not what it was when it was read was changed meanwhile, and is somebody else's business. */
  private async write(column: EncryptedColumn, rows: Keyed[], fresh: (Buffer | null)[]): Promise<number> {
    const { table, column: name, key } = column;
    const names = Object.keys(key);
    const kept = rows.flatMap((row, at) => (fresh[at] ? [{ row, value: fresh[at] }] : []));
    if (kept.length === 0) return 0;
    const types = [...names.map((one) => key[one]), 'bytea', 'bytea'].map((type, at) => `$${at + 1}::${type}[]`);
    const { rowCount } = await this.sql.query(
      `UPDATE ${table} AS t SET ${name} = v.fresh FROM unnest(${types.join(', ')}) AS v(${names.join(', ')}, stored, fresh)
       WHERE ${names.map((one) => `t.${one} = v.${one}`).join(' AND ')} AND t.${name} = v.stored`,
      [
        ...names.map((one) => kept.map(({ row }) => row[one])),
        kept.map(({ row }) => row.stored),
        kept.map(({ value }) => value),
      ],
    );
    return rowCount ?? 0;
  }
}
