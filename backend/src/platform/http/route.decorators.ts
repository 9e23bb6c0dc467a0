import { applyDecorators, Controller, HttpCode, Param, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiOperation,
  type ApiOperationOptions,
  ApiParam,
  type ApiParamOptions,
  ApiResponse,
  type ApiResponseNoStatusOptions,
  ApiTags,
} from '@nestjs/swagger';
import type { ApiScope } from '../../kernel/api-keys.js';
import type { AppError } from '../../kernel/errors.js';
import { Access, KeyAccess } from './access.js';
import { ErrorAnswer } from './error-answer.js';

/** A controller for administrators alone, described among their calls. */
export const AdminController = (path: string): ClassDecorator =>
  applyDecorators(ApiTags('Administração'), Access('admin'), Controller(path));

/** The same for who is signed in, for who is to pay first too, for everybody, and for programs with a key; described under this tag. */
export const UserController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Access('user'), Controller(path));

export const TempController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Access('temp'), Controller(path));

export const PublicController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Access('public'), Controller(path));

export const KeyController = (tag: string, path: string, scope?: ApiScope): ClassDecorator =>
  applyDecorators(ApiTags(tag), KeyAccess(scope), Controller(path));

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

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly tellsMessage?: boolean;
  }
}

/** A call of the specification whose page reads `message`: its refusals have their text there too, whoever refuses. */
export const RefusesByMessage = (): MethodDecorator => RouteConfig({ tellsMessage: true });

/** A refusal as `ApiErrors` tells it, so that its text stands in one place. */
export function describedRefusal({ code, text }: AppError): string {
  return `\`${code}\`: ${text}`;
}

/** An id in a call's address, described as one. Whether it is one of anything is for the route to find out. */
export function IdParam(name = 'id', said: Pick<ApiParamOptions, 'description' | 'example'> = {}): ParameterDecorator {
  return (controller, method, position) => {
    Param(name)(controller, method, position);
    const route = method && Object.getOwnPropertyDescriptor(controller, method);
    if (route) ApiParam({ name, format: 'uuid', ...said })(controller, method, route);
  };
}
