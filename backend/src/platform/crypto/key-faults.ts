import type { PlatformConfig } from '../config/platform.config.js';
import { FieldCipher } from './field-cipher.js';
import { SubjectHash } from './subject-hash.js';

export interface KeyMark {
  /** encryption:<version>, or subject. */
  readonly name: string;
  readonly mark: Buffer;
}

export const MARKED_TEXT = 'nitido';
export const SUBJECT_MARK = 'subject';
export const MARK_DOMAIN = 'key-mark';

/** A line for each configured key that is missing, or is not the one that left its mark. */
export function keyFaults(marks: readonly KeyMark[], config: PlatformConfig): string[] {
  const cipher = new FieldCipher(config.ENCRYPTION_KEYS);
  const hash = new SubjectHash(config.SUBJECT_HASH_KEY);
  return marks.flatMap(({ name, mark }) => {
    if (name === SUBJECT_MARK) {
      const same = hash.of(MARK_DOMAIN, MARKED_TEXT).equals(mark);
      return same ? [] : 'SUBJECT_HASH_KEY: não é a chave com que este banco de dados foi escrito.';
    }
    const version = name.slice(name.indexOf(':') + 1);
    const given = config.ENCRYPTION_KEYS.split(',').some((key) => key.startsWith(`${version}:`));
    if (!given) {
      return `ENCRYPTION_KEYS: falta a chave ${version}, com que há dados criptografados. Para retirá-la, rode antes npm run rotate-keys.`;
    }
    return opens(cipher, mark, name)
      ? []
      : `ENCRYPTION_KEYS: a chave ${version} não é a que cifrou este banco de dados.`;
  });
}

function opens(cipher: FieldCipher, mark: Buffer, name: string): boolean {
  try {
    cipher.decrypt(mark, name);
    return true;
  } catch {
    return false;
  }
}
