import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorAnswer } from './error-answer.js';

/** Describes a route's failures: status → the codes that it can carry and when. */
export function ApiErrors(errors: Readonly<Record<number, string>>): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...Object.entries(errors).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, type: ErrorAnswer }),
    ),
  );
}
