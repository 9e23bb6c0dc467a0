import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../../platform/clock.js';
import {
  ACCESS_KEY,
  type AccessRule,
  CACHED_PRINCIPAL_KEY,
  ENROLMENT_KEY,
  OWN_STEP_UP_KEY,
  PASSWORD_CHANGE_KEY,
  type Principal,
  type RequestWithPrincipal,
  STEP_UP_KEY,
} from '../../../../platform/http/access.js';
import { onceARoute } from '../../../../platform/http/once-a-route.js';
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

const ALLOWED: Readonly<Record<Exclude<AccessRule, 'public' | 'anyone' | 'key'>, ReadonlyArray<Principal['kind']>>> = {
  temp: ['temp', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
};

/** How far the clocks of two instances may be apart. */
const SKEW_MS = 60_000;

/** What a route's decorators say. */
interface Stated {
  readonly rule: AccessRule | undefined;
  readonly stepUp: 'guarded' | 'everybody' | null;
  readonly remembered: boolean;
  readonly changingPassword: boolean;
  readonly enrolling: boolean;
}

/** Stands before every route: finds the caller behind the token and holds the route's rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly statedFor = onceARoute<Stated>((targets) => {
    const says = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, targets);
    return {
      rule: says<AccessRule>(ACCESS_KEY),
      stepUp: says<true>(STEP_UP_KEY) ? 'guarded' : (says<'guarded' | 'everybody'>(OWN_STEP_UP_KEY) ?? null),
      remembered: says<true>(CACHED_PRINCIPAL_KEY) ?? false,
      changingPassword: says<true>(PASSWORD_CHANGE_KEY) ?? false,
      enrolling: says<true>(ENROLMENT_KEY) ?? false,
    };
  });

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly onlineUsers: OnlineUsers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { rule, stepUp, remembered, changingPassword, enrolling } = this.statedFor(context);
    // Keys have a guard of their own.
    if (rule === 'public' || rule === 'key') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & RequestWithPrincipal>();
    if (rule === 'anyone') {
      request.principal = (await this.possiblePrincipal(request)) ?? undefined;
      return true;
    }
    const principal = await this.principalOf(
      request,
      stepUp ? 'now' : remembered ? 'remembered' : 'lately',
      rule === 'admin',
    );
    if (!rule || !ALLOWED[rule].includes(principal.kind)) throw forbidden();
    if (principal.mustChangePassword && !changingPassword) throw passwordChangeRequired();
    if (principal.mustEnrol && !changingPassword && !enrolling) throw secondFactorRequired();
    const guarded = stepUp === 'everybody' || principal.kind === 'admin' || principal.secondFactor;
    if (stepUp && guarded && !this.isProven(principal)) throw stepUpRequired();
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
