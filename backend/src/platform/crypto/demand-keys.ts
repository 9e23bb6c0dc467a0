import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { ConfigurationError } from '../config/read-config.js';
import { Sql } from '../database/sql.js';
import { FieldCipher } from './field-cipher.js';
import { SubjectHash } from './subject-hash.js';

const TEXT = 'nitido';
const SUBJECT = 'subject';
const encryption = (version: number | string) => `encryption:${version}`;

/** Holds that the configured keys are those that this database was written with. */
@Injectable()
export class DemandKeys {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly config: PlatformConfig,
  ) {}

  /** Throws a ConfigurationError with a line for each key that is missing or another one; leaves a mark of new keys. */
  async execute(): Promise<void> {
    const marks = await this.sql.rows<{ name: string; mark: Buffer }>('SELECT name, mark FROM key_marks ORDER BY name');
    const faults = marks.flatMap(({ name, mark }) => this.faultOf(name, mark) ?? []);
    if (faults.length > 0) throw new ConfigurationError(faults);
    const current = encryption(this.cipher.currentVersion);
    await this.sql.query('INSERT INTO key_marks (name, mark) VALUES ($1, $2), ($3, $4) ON CONFLICT (name) DO NOTHING', [
      current,
      this.cipher.encrypt(TEXT, current),
      SUBJECT,
      this.hash.of('key-mark', TEXT),
    ]);
  }

  /** After all was written anew under the current key: the older ones may be taken out. */
  async forgetOlder(): Promise<void> {
    const current = encryption(this.cipher.currentVersion);
    await this.sql.query('DELETE FROM key_marks WHERE name NOT IN ($1, $2)', [current, SUBJECT]);
  }

  private faultOf(name: string, mark: Buffer): string | null {
    if (name === SUBJECT) {
      const same = this.hash.of('key-mark', TEXT).equals(mark);
      return same ? null : 'SUBJECT_HASH_KEY: não é a chave com que este banco de dados foi escrito.';
    }
    const version = name.slice(name.indexOf(':') + 1);
    const given = this.config.ENCRYPTION_KEYS.split(',').some((key) => key.startsWith(`${version}:`));
    if (!given) {
      return `ENCRYPTION_KEYS: falta a chave ${version}, com que há dados cifrados. Para retirá-la, rode antes npm run rotate-keys.`;
    }
    try {
      this.cipher.decrypt(mark, name);
      return null;
    } catch {
      return `ENCRYPTION_KEYS: a chave ${version} não é a que cifrou este banco de dados.`;
    }
  }
}
