import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../../platform/clock.js';
import {
  ACCESS_KEY,
  type AccessRule,
  type Admission,
  CACHED_PRINCIPAL_KEY,
  ENROLMENT_KEY,
  OWN_STEP_UP_KEY,
  PASSWORD_CHANGE_KEY,
  type Principal,
  type RequestWithPrincipal,
  STEP_UP_KEY,
} from '../../../../platform/http/access.js';
import { onceARoute } from '../../../../platform/http/once-a-route.js';
import { requestOf } from '../../../../platform/http/request-of.js';
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
import { type Found, Principals } from './principals.js';

const ALLOWED: Readonly<Partial<Record<AccessRule, ReadonlyArray<Principal['kind']>>>> = {
  temp: ['temp', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
};

/** A route without a rule lets nobody in. */
function isAllowed(rule: AccessRule | undefined, { kind }: Principal): boolean {
  return (rule && ALLOWED[rule]?.includes(kind)) ?? false;
}

/** How far the clocks of two instances may be apart. */
const SKEW_MS = 60_000;

/** How old what is known of the caller may be. */
type Belief = 'now' | 'lately' | 'remembered';

/** What a route's decorators say. */
interface Stated {
  readonly rule: AccessRule | undefined;
  readonly stepUp: 'guarded' | 'everybody' | null;
  readonly belief: Belief;
  readonly admission: Admission;
  readonly changingPassword: boolean;
  readonly enrolling: boolean;
}

/** Stands before every route: finds the caller behind the token and holds the route's rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly statedFor = onceARoute<Stated>((targets) => {
    const says = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, targets);
    const rule = says<AccessRule>(ACCESS_KEY);
    const stepUp = says<true>(STEP_UP_KEY) ? 'guarded' : (says<'guarded' | 'everybody'>(OWN_STEP_UP_KEY) ?? null);
    return {
      rule,
      stepUp,
      belief: stepUp ? 'now' : says<true>(CACHED_PRINCIPAL_KEY) ? 'remembered' : 'lately',
      admission: {
        stillAllowed: (request) => this.wouldAdmit(request, rule),
        requireStanding: ({ principal }) => this.requireStanding(principal),
      },
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

  /** At once where the caller is known, as most are: nothing is waited for that is there. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const stated = this.statedFor(context);
    // Keys have a guard of their own.
    if (stated.rule === 'public' || stated.rule === 'key') return true;
    const request = requestOf<FastifyRequest & RequestWithPrincipal>(context);
    if (stated.rule === 'anyone') return this.recognise(request);
    const found = this.find(request, stated.belief, stated.rule === 'admin');
    if (!(found instanceof Promise)) return this.admit(request, stated, found);
    return found.then((principal) => this.admit(request, stated, principal));
  }

  private admit(request: RequestWithPrincipal, stated: Stated, principal: Principal | null): true {
    if (!principal) throw sessionOver();
    const { stepUp, changingPassword, enrolling, admission } = stated;
    if (!isAllowed(stated.rule, principal)) throw forbidden();
    if (principal.mustChangePassword && !changingPassword) throw passwordChangeRequired();
    if (principal.mustEnrol && !changingPassword && !enrolling) throw secondFactorRequired();
    // A temporary token has no session that could be proven: what is open to it asks for the proof in the call.
    const guarded =
      principal.kind !== 'temp' && (stepUp === 'everybody' || principal.kind === 'admin' || principal.secondFactor);
    if (stepUp && guarded && !this.isProven(principal)) throw stepUpRequired();
    request.principal = principal;
    request.admission = admission;
    this.noteSubscriber(principal);
    return true;
  }

  /** Whether the same token would be let in again by the same rule. */
  private async wouldAdmit(request: Pick<FastifyRequest, 'headers'>, rule: AccessRule | undefined): Promise<boolean> {
    try {
      const principal = await this.find(request, 'remembered');
      if (!principal) return false;
      this.noteSubscriber(principal);
      return isAllowed(rule, principal);
    } catch {
      return false;
    }
  }

  /** A temporary token has no session. */
  private async requireStanding(caller: Principal | undefined): Promise<void> {
    if (!caller?.sessionId) return;
    const { accountId, sessionId, kind } = caller;
    if (!(await this.principals.remembered({ accountId, sessionId, kind }))) throw sessionOver();
  }

  private noteSubscriber({ accountId, kind }: Principal): void {
    if (kind !== 'admin') this.onlineUsers.note(accountId);
  }

  /** Null when the session is over. `now` asks the database and not the cache: what is dangerous waits for no signal to arrive. */
  private find(request: Pick<FastifyRequest, 'headers'>, belief: Belief, forAdmins = false): Found {
    const token = bearerOf(request);
    const claims = token ? this.tokens.read(token) : null;
    if (!claims) throw unauthenticated(forAdmins);
    if (claims === 'expired') throw sessionOver();
    if (belief === 'now') this.principals.forget(claims.accountId);
    return belief === 'remembered' ? this.principals.remembered(claims) : this.principals.of(claims);
  }

  /** A token that is not good is as good as none. */
  private async recognise(request: FastifyRequest & RequestWithPrincipal): Promise<true> {
    const token = bearerOf(request);
    const claims = token ? this.tokens.read(token) : null;
    request.principal = claims && claims !== 'expired' ? ((await this.principals.of(claims)) ?? undefined) : undefined;
    return true;
  }

  /** A proof that would hold for longer than it was given for comes from before the clock was set back. */
  private isProven({ provenUntil }: Principal): boolean {
    const left = provenUntil ? provenUntil.getTime() - this.clock.now().getTime() : 0;
    return left > 0 && left <= PROOF_MS + SKEW_MS;
  }
}
