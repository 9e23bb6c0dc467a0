import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { AppError } from '../../kernel/errors.js';
import { ErrorAnswer } from './error-answer.js';

export const ANYWHERE = {
  429: '`RATE_LIMITED`: aguarde o tempo de `Retry-After`',
  503: '`UNAVAILABLE`: tente de novo em instantes',
} as const;

/**
 * Describes a route's failures: status → the codes that it can carry and when. 429 and 503 can come from any route; of one
 * for who is signed in they are described without it, as what the access rule refuses (401, 403).
 */
export function ApiErrors(errors: Readonly<Record<number, string>> = {}): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...Object.entries({ ...ANYWHERE, ...errors }).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, type: ErrorAnswer }),
    ),
  );
}

/** A refusal as `ApiErrors` tells it, so that its text stands in one place. */
export function describedRefusal({ code, text }: AppError): string {
  return `\`${code}\`: ${text}`;
}
