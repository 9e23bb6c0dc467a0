import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { randomView } from './random-pool.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * AES-256-GCM for single fields. The stored bytes are: key version (1 byte), nonce (12), tag (16), ciphertext.
 * `context` (such as the row's id) is authenticated, so that a value moved to another row does not decrypt.
 */
export class FieldCipher {
  /** Key objects, since handing over the bytes anew costs twice the encryption. */
  private readonly keys: ReadonlyMap<number, KeyObject>;
  readonly currentVersion: number;

  /** `keys` is `version:base64`, comma-separated; the first one encrypts, all of them decrypt. */
  constructor(keys: string) {
    const parsed = keys.split(',').map((entry): [number, KeyObject] => {
      const [version, key] = entry.split(':');
      return [Number(version), createSecretKey(key ?? '', 'base64')];
    });
    this.keys = new Map(parsed);
    this.currentVersion = parsed[0]![0];
  }

  encrypt(text: string, context: string): Buffer {
    const nonce = randomView(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.currentVersion)!, nonce);
    cipher.setAAD(Buffer.from(context));
    const body = cipher.update(text, 'utf8');
    cipher.final(); // GCM holds nothing back: it only makes the tag
    const head = Buffer.allocUnsafe(HEAD_BYTES);
    head[0] = this.currentVersion;
    head.set(nonce, 1);
    head.set(cipher.getAuthTag(), 1 + NONCE_BYTES);
    return Buffer.concat([head, body], HEAD_BYTES + body.length);
  }

  /** Throws when the bytes were altered, moved to another context, or their key is no longer configured. */
  decrypt(stored: Buffer, context: string): string {
    const key = this.keys.get(stored[0] ?? -1);
    if (!key) throw new Error(`no key of version ${stored[0]}`);
    const nonce = stored.subarray(1, 1 + NONCE_BYTES);
    const tag = stored.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(tag);
    const body = stored.subarray(1 + NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}

/** A column that FieldCipher wrote, in a table whose rows are known by their key. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key's columns with their types, in its order. */
  readonly key: Readonly<Record<string, 'uuid' | 'timestamptz' | 'bytea' | 'bigint'>>;
  /** What the value is bound to; the key comes as PostgreSQL writes it as text. */
  readonly context: (key: Readonly<Record<string, string>>) => string;
}

/** A column of a table whose primary key is the one column `id`. */
export function columnById(table: string, column: string, context: (id: string) => string): EncryptedColumn {
  return { table, column, key: { id: 'uuid' }, context: ({ id = '' }) => context(id) };
}

/** Every column that the product keeps encrypted, so that no value is left behind under a key that is about to be thrown away. */
export const ENCRYPTED_COLUMNS: EncryptedColumn[] = [];

/** Declares columns, beside what writes them. */
export function encryptedColumns(...columns: readonly EncryptedColumn[]): void {
  ENCRYPTED_COLUMNS.push(...columns);
}
