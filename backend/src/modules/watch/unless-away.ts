import { Logger } from '@nestjs/common';
import { AppError } from '../../kernel/errors.js';
import { reasonOf } from '../../kernel/reason-of.js';

const logger = new Logger('Watch');

/** What is read of the register; null while its database is away. */
export async function unlessAway<Told>(read: () => Promise<Told>): Promise<Told | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.kind !== 'unavailable') throw error;
    logger.warn(`the register of companies could not be read: ${reasonOf(error)}`);
    return null;
  }
}
