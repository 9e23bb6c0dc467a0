import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Keyed hashes of documents and other subjects: equal subjects can be matched, none can be read back without the key. */
export class SubjectHash {
  private readonly key: KeyObject;

  constructor(base64Key: string) {
    this.key = createSecretKey(base64Key, 'base64');
  }

  /** `domain` separates uses (audit, history search …), so that hashes of different tables do not match each other. */
  of(domain: string, value: string): Buffer {
    return createHmac('sha256', this.key).update(`${domain}\0${value}`).digest();
  }
}
