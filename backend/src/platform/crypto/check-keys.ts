import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { ConfigurationError } from '../config/read-config.js';
import { Sql } from '../database/sql.js';
import { FieldCipher } from './field-cipher.js';
import { type KeyMark, keyFaults, MARK_DOMAIN, MARKED_TEXT, SUBJECT_MARK } from './key-faults.js';
import { SubjectHash } from './subject-hash.js';

const encryption = (version: number) => `encryption:${version}`;

/** Holds that the configured keys are those that this database was written with. */
@Injectable()
export class CheckKeys {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly config: PlatformConfig,
  ) {}

  /** Throws a ConfigurationError with a line for each key that is missing or another one. */
  async assertKnown(): Promise<void> {
    const marks = await this.sql.rows<KeyMark>('SELECT name, mark FROM key_marks ORDER BY name');
    const faults = keyFaults(marks, this.config);
    if (faults.length > 0) throw new ConfigurationError(faults);
  }

  /** The same; leaves a mark of new keys, which are written with from now on. */
  async execute(): Promise<void> {
    await this.assertKnown();
    await this.leaveMarks();
  }

  /** Of the keys that this process writes with, whichever others there are. */
  async leaveMarks(): Promise<void> {
    const current = encryption(this.cipher.currentVersion);
    await this.sql.query('INSERT INTO key_marks (name, mark) VALUES ($1, $2), ($3, $4) ON CONFLICT (name) DO NOTHING', [
      current,
      this.cipher.encrypt(MARKED_TEXT, current),
      SUBJECT_MARK,
      this.hash.of(MARK_DOMAIN, MARKED_TEXT),
    ]);
  }

  /** Of the keys of these values, those that nothing new is written with. */
  olderOf(values: ReadonlyArray<{ readonly version: number }>): number[] {
    return [...new Set(values.map(({ version }) => version))].filter(
      (version) => version !== this.cipher.currentVersion,
    );
  }

  /** After all was written anew: older keys of which no value is left may be taken out. Answers those of which there is one. */
  async forgetOlder(values: ReadonlyArray<{ readonly version: number }>): Promise<number[]> {
    const older = this.olderOf(values);
    const kept = [SUBJECT_MARK, ...[this.cipher.currentVersion, ...older].map(encryption)];
    await this.sql.query('DELETE FROM key_marks WHERE name <> ALL ($1)', [kept]);
    return older;
  }
}
