import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. `temp`: a temporary (billing only) or a user token. `user`: a signed-in subscriber or an admin.
 * Every route states one; a route without it stops the boot.
 */
export type AccessRule = 'public' | 'temp' | 'user' | 'admin';

export const ACCESS_KEY = 'nitido:access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_KEY, rule);

/** Who is calling, as the guard found it. */
export interface Principal {
  readonly accountId: string;
  readonly kind: 'temp' | 'user' | 'admin';
  /** The session behind the token; null for a temporary token. */
  readonly sessionId: string | null;
  readonly email: string;
  readonly name: string;
  readonly defaultPurpose: string | null;
  /** The version of the terms that was accepted last; null when none was. */
  readonly termsVersion: string | null;
}

export interface RequestWithPrincipal {
  principal?: Principal;
}

/** The caller. Only on routes whose rule is not `public`. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<RequestWithPrincipal>();
  if (!principal) throw new Error('a public route asked for its caller');
  return principal;
});
