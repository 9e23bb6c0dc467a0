import { createHmac, createSecretKey, hash, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

const PURPOSE = 'record-mac-1';

/**
 * By its mark a record shows that the application wrote it: nobody makes one with the database alone. The bytes are: key
 * version (1 byte), HMAC-SHA-256 (32) of the record's SHA-256. The keys are made of ENCRYPTION_KEYS.
 */
export class RecordMac {
  private readonly keys: ReadonlyMap<number, KeyObject>;
  private readonly currentVersion: number;

  /** `keys` is `version:base64`, comma-separated; the first one marks, all of them check. */
  constructor(keys: string) {
    const parsed = keys.split(',').map((entry): [number, KeyObject] => {
      const [version, key = ''] = entry.split(':');
      const own = hkdfSync('sha256', Buffer.from(key, 'base64'), '', PURPOSE, 32);
      return [Number(version), createSecretKey(Buffer.from(own))];
    });
    this.keys = new Map(parsed);
    this.currentVersion = parsed[0]![0];
  }

  of(record: Buffer): Buffer {
    return this.mark(this.currentVersion, hash('sha256', record, 'buffer'))!;
  }

  /** Whether the mark was made for the record with this SHA-256. */
  fits(mark: Buffer, recordHash: Buffer): boolean {
    const right = this.mark(mark[0] ?? -1, recordHash);
    return right !== null && mark.length === right.length && timingSafeEqual(mark, right);
  }

  private mark(version: number, recordHash: Buffer): Buffer | null {
    const key = this.keys.get(version);
    if (!key) return null;
    return Buffer.concat([Buffer.of(version), createHmac('sha256', key).update(recordHash).digest()]);
  }
}
