import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, type ApiOperationOptions, ApiResponse, type ApiResponseNoStatusOptions } from '@nestjs/swagger';

interface AnswerOptions extends ApiOperationOptions {
  /** 200 where nothing else is said. */
  readonly status?: 201 | 202;
  /** What is said of the answer itself. */
  readonly told?: string;
  readonly headers?: NonNullable<ApiResponseNoStatusOptions['headers']>;
}

/** A route that answers with an object: which, and what the route is for. */
export function Answers(type: Type<unknown>, summary: string, options: AnswerOptions = {}): MethodDecorator {
  const { status = 200, told = '', headers, ...more } = options;
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary, ...more }),
    ApiResponse({ status, type, description: told, ...(headers && { headers }) }),
  );
}

/** In the API's description a call has its method's name, unless it says another `operationId`. */
export const nameOfCall = (_controller: string, method: string): string => method;
