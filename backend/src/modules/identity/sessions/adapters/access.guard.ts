import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../../platform/clock.js';
import {
  ACCESS_KEY,
  type AccessRule,
  ADMINS_STEP_UP_KEY,
  CACHED_PRINCIPAL_KEY,
  ENROLMENT_KEY,
  PASSWORD_CHANGE_KEY,
  type Principal,
  type RequestWithPrincipal,
  STEP_UP_KEY,
} from '../../../../platform/http/access.js';
import {
  bearerOf,
  forbidden,
  passwordChangeRequired,
  secondFactorRequired,
  sessionOver,
  stepUpRequired,
  unauthenticated,
} from '../../model/index.js';
import { OnlineUsers } from '../online-users.store.js';
import { PROOF_MS } from '../session.js';
import { AccessTokens } from './access-tokens.js';
import { Principals } from './principals.js';

const ALLOWED: Readonly<Record<Exclude<AccessRule, 'public' | 'anyone'>, ReadonlyArray<Principal['kind']>>> = {
  temp: ['temp', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
};

/** How far the clocks of two instances may be apart. */
const SKEW_MS = 60_000;

/** Stands before every route: finds the caller behind the token and holds the route's rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly onlineUsers: OnlineUsers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const stated = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
    const rule = stated<AccessRule>(ACCESS_KEY);
    if (rule === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & RequestWithPrincipal>();
    if (rule === 'anyone') {
      request.principal = (await this.possiblePrincipal(request)) ?? undefined;
      return true;
    }
    const stepUp = stated<true>(STEP_UP_KEY) ?? stated<true>(ADMINS_STEP_UP_KEY) ?? false;
    const principal = await this.principalOf(
      request,
      stepUp ? 'now' : stated<true>(CACHED_PRINCIPAL_KEY) ? 'remembered' : 'lately',
      rule === 'admin',
    );
    if (!rule || !ALLOWED[rule].includes(principal.kind)) throw forbidden();
    const changingPassword = stated<true>(PASSWORD_CHANGE_KEY) ?? false;
    if (principal.mustChangePassword && !changingPassword) throw passwordChangeRequired();
    if (principal.mustEnrol && !changingPassword && !stated<true>(ENROLMENT_KEY)) throw secondFactorRequired();
    if (stepUp && principal.kind === 'admin' && !this.isProven(principal)) throw stepUpRequired();
    request.principal = principal;
    this.noteSubscriber(principal);
    request.stillAllowed = () =>
      this.principalOf(request, 'remembered').then(
        (still) => {
          this.noteSubscriber(still);
          return ALLOWED[rule].includes(still.kind);
        },
        () => false,
      );
    return true;
  }

  private noteSubscriber({ accountId, kind }: Principal): void {
    if (kind !== 'admin') this.onlineUsers.note(accountId);
  }

  /** `now` asks the database and not the cache: what is dangerous waits for no signal to arrive. */
  private async principalOf(
    request: FastifyRequest,
    as: 'now' | 'lately' | 'remembered',
    forAdmins = false,
  ): Promise<Principal> {
    const token = bearerOf(request);
    const claims = token ? this.tokens.read(token) : null;
    if (!claims) throw unauthenticated(forAdmins);
    if (claims === 'expired') throw sessionOver();
    if (as === 'now') this.principals.forget(claims.accountId);
    const principal = await (as === 'remembered' ? this.principals.remembered(claims) : this.principals.of(claims));
    if (!principal) throw sessionOver();
    return principal;
  }

  /** A token that is not good is as good as none. */
  private async possiblePrincipal(request: FastifyRequest): Promise<Principal | null> {
    const token = bearerOf(request);
    const claims = token ? this.tokens.read(token) : null;
    return claims && claims !== 'expired' ? this.principals.of(claims) : null;
  }

  /** A proof that would hold for longer than it was given for comes from before the clock was set back. */
  private isProven({ provenUntil }: Principal): boolean {
    const left = provenUntil ? provenUntil.getTime() - this.clock.now().getTime() : 0;
    return left > 0 && left <= PROOF_MS + SKEW_MS;
  }
}
