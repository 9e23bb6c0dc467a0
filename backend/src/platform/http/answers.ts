import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, type ApiOperationOptions } from '@nestjs/swagger';

/** A route that answers 200: with what, and what it is for. */
export function Answers(type: Type<unknown>, summary: string, more: ApiOperationOptions = {}): MethodDecorator {
  return applyDecorators(HttpCode(200), ApiOperation({ summary, ...more }), ApiOkResponse({ type }));
}

/** In the API's description a call has its method's name, unless it says another `operationId`. */
export const nameOfCall = (_controller: string, method: string): string => method;
