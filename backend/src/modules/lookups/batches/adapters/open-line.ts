import type { Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { lineContext } from './batches.sql.js';

/** What was typed on a line; null, and told to the log, where it cannot be opened, which keeps no other back. */
export function openLine(cipher: FieldCipher, logger: Logger, id: string, input: Buffer): string | null {
  try {
    return cipher.decrypt(input, lineContext(id));
  } catch (error) {
    logger.error(`line ${id} cannot be opened: ${reasonOf(error)}`);
    return null;
  }
}
