import type { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { reasonOf } from '../../kernel/reason-of.js';

const ATTEMPTS = 8;
const PAUSE_MS = 250;

/** Tells a vendor our address once we answer there, since it may ask back before it believes; a command of the product never does. */
export function tellOurAddress(host: HttpAdapterHost, vendor: string, logger: Logger, tell: () => Promise<void>): void {
  const attempt = (number: number): void => {
    tell().then(
      () => logger.log(`${vendor} knows our address`),
      (error: unknown) => {
        if (number < ATTEMPTS) return void setTimeout(attempt, PAUSE_MS * 2 ** number, number + 1).unref();
        logger.warn(`${vendor} does not know our address: ${reasonOf(error)}`);
      },
    );
  };
  host.listen$.subscribe(() => attempt(1));
}
