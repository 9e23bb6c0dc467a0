import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { HmacSha256 } from './hmac-sha256.js';

const PURPOSE = 'record-mac-1';

/**
 * By its mark a record shows that the application wrote it: nobody makes one with the database alone. The bytes are: key
 * version (1 byte), HMAC-SHA-256 (32) of the record's SHA-256. The keys are made of ENCRYPTION_KEYS.
 */
export class RecordMac {
  private readonly keys: ReadonlyMap<number, HmacSha256>;
  private readonly currentVersion: number;

  /** `keys` is `version:base64`, comma-separated; the first one marks, all of them check. */
  constructor(keys: string) {
    const parsed = keys.split(',').map((entry): [number, HmacSha256] => {
      const [version, key = ''] = entry.split(':');
      const own = hkdfSync('sha256', Buffer.from(key, 'base64'), '', PURPOSE, 32);
      return [Number(version), new HmacSha256(Buffer.from(own))];
    });
    this.keys = new Map(parsed);
    this.currentVersion = parsed[0]![0];
  }

  of(record: Buffer): Buffer {
    return this.mark(this.currentVersion, Buffer.from(hash('sha256', record, 'binary'), 'latin1'))!;
  }

  /** Whether the mark was made for the record with this SHA-256. */
  fits(mark: Buffer, recordHash: Buffer): boolean {
    const right = this.mark(mark[0] ?? -1, recordHash);
    return right !== null && mark.length === right.length && timingSafeEqual(mark, right);
  }

  private mark(version: number, recordHash: Buffer): Buffer | null {
    const hmac = this.keys.get(version);
    return hmac ? Buffer.concat([Buffer.of(version), hmac.of(recordHash)]) : null;
  }
}
