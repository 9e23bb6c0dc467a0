import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { ApiScope, KeyMode } from '../../kernel/api-keys.js';
import { AppError } from '../../kernel/errors.js';
import { requestOf } from './request-of.js';

/**
 * Who may call a route. `anyone`: as `public`, but whoever brings a good token is known. `key`: who brings an API key, and nobody else. `temp`: a temporary token, of who has no plan, or a user token. `user`: a signed-in subscriber or an admin.
 * Every route states one; a route without it stops the boot.
 */
export type AccessRule = 'public' | 'anyone' | 'key' | 'temp' | 'user' | 'admin';

export const ACCESS_KEY = 'nitido:access';

/** In the API's description, until a route's security and its 401 and 403 are made of it (`described-errors.ts`). */
export const DESCRIBED_ACCESS = 'x-access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_KEY, rule), ApiExtension(DESCRIBED_ACCESS, rule));

export const STEP_UP_KEY = 'nitido:step-up';
export const OWN_STEP_UP_KEY = 'nitido:own-step-up';
export const PASSWORD_CHANGE_KEY = 'nitido:password-change';

/**
 * Beside `@Access('admin')`, for what does harm in the wrong hands: the administrator has given the password (and the
 * second factor) in the last five minutes. Otherwise 403 STEP_UP_REQUIRED, and `POST /api/auth/admin/step-up` mends it.
 */
export const StepUp = (): MethodDecorator =>
  applyDecorators(SetMetadata(STEP_UP_KEY, true), ApiExtension('x-step-up', true));

/**
 * The same where a route is open to subscribers too, for what lets personal data out or makes another way in: it is asked
 * of them when they have a second factor, and `POST /api/auth/step-up` mends it. A temporary token has no session to be
 * proven: a route that is open to it asks for the proof in the call.
 */
export const OwnStepUp = (): MethodDecorator =>
  applyDecorators(SetMetadata(OWN_STEP_UP_KEY, 'guarded'), ApiExtension('x-step-up', true));

/** The same of everybody, with a second factor or without: for what opens an account to programs, or to a telephone. */
export const EveryStepUp = (): MethodDecorator =>
  applyDecorators(SetMetadata(OWN_STEP_UP_KEY, 'everybody'), ApiExtension('x-step-up', true));

export const SCOPE_KEY = 'nitido:scope';

/** A call of the public API: for who brings a key, one with this scope where it names one. */
export const KeyAccess = (scope?: ApiScope): MethodDecorator & ClassDecorator =>
  applyDecorators(
    Access('key'),
    SetMetadata(SCOPE_KEY, scope ?? null),
    ...(scope ? [ApiExtension('x-scope', scope)] : []),
  );

export const ENROLMENT_KEY = 'nitido:enrolment';

export const CACHED_PRINCIPAL_KEY = 'nitido:remembered';

/**
 * Believes what is remembered of the caller for as long as the token is good, unless a change was heard of. For what is
 * asked all the time and harms nobody when the word of a change was lost.
 */
export const CachedPrincipal = (): MethodDecorator => SetMetadata(CACHED_PRINCIPAL_KEY, true);

/** Open also to who holds a one-time password and must change it first; every other route answers PASSWORD_CHANGE_REQUIRED. */
export const DuringPasswordChange = (): MethodDecorator => SetMetadata(PASSWORD_CHANGE_KEY, true);

/** Open also to an administrator who must switch a second factor on first; every other route answers SECOND_FACTOR_REQUIRED. */
export const DuringEnrolment = (): MethodDecorator => SetMetadata(ENROLMENT_KEY, true);

/** Who is calling, as the guard found it. */
export interface Principal {
  readonly accountId: string;
  readonly kind: 'temp' | 'user' | 'admin';
  /** The session behind the token; null for a temporary token. */
  readonly sessionId: string | null;
  readonly email: string;
  readonly name: string;
  readonly defaultPurpose: string | null;
  /** The history tells masked what was looked up. */
  readonly privacyMode: boolean;
  /** The version of the terms that was accepted last; null when none was. */
  readonly termsVersion: string | null;
  /** The password was made by the product: nothing but changing it is open. */
  readonly mustChangePassword: boolean;
  /** Signing in asks for a second factor. */
  readonly secondFactor: boolean;
  /** An administrator without the second factor that the operator requires: nothing but switching it on is open. */
  readonly mustEnrol: boolean;
  /** Until when the session counts as just proven, for `@StepUp()`; null when it never was. */
  readonly provenUntil: Date | null;
}

/** The API key with which a program calls; its account is the principal. */
export interface UsedKey {
  readonly id: string;
  readonly mode: KeyMode;
  readonly scopes: readonly ApiScope[];
}

/** What let a caller in. */
export interface Admission {
  /** Whether the same token of a session would be let in again. */
  stillAllowed?(request: Pick<FastifyRequest, 'headers'>): Promise<boolean>;
  /** Refuses the caller whose session or key has ended meanwhile; its token may be over, since what takes long outlasts one. */
  requireStanding(request: Pick<FastifyRequest, 'headers'> & RequestWithPrincipal): Promise<void>;
}

export interface RequestWithPrincipal {
  principal?: Principal;
  apiKey?: UsedKey;
  /** Tells of an answer that lasts whether its reader may still have it. */
  admission?: Admission;
}

/** The caller. Only on routes whose rule is not `public`. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => principalOf(context));

/** The caller's account, for what needs to know no more of the caller. */
export const AccountId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => principalOf(context).accountId,
);

/** The caller on a route for `anyone`; null for who brings no good token. */
export const PossiblePrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal | null => {
  return requestOf<RequestWithPrincipal>(context).principal ?? null;
});

/** The key of a call for keys. */
export const CurrentKey = createParamDecorator((_: unknown, context: ExecutionContext) => keyOf(context));

/** Whose key it is and of which mode: what keys for tests do is apart. */
export const KeyHolder = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return { accountId: principalOf(context).accountId, mode: keyOf(context).mode };
});

/** The caller with a key for production. A key for tests is refused with the text, since nothing happens to the account there. */
export const LiveKeyHolder = createParamDecorator((text: string, context: ExecutionContext): Principal => {
  if (keyOf(context).mode === 'live') return principalOf(context);
  throw new AppError('forbidden', 'API_KEY_LIVE_ONLY', text);
});

function principalOf(context: ExecutionContext): Principal {
  const { principal } = requestOf<RequestWithPrincipal>(context);
  if (!principal) throw new Error('a public route asked for its caller');
  return principal;
}

function keyOf(context: ExecutionContext): UsedKey {
  const { apiKey } = requestOf<RequestWithPrincipal>(context);
  if (!apiKey) throw new Error('a route that is not for keys asked for one');
  return apiKey;
}
