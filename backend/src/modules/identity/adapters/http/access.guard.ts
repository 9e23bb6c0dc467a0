import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import {
  ACCESS_KEY,
  type AccessRule,
  type Principal,
  type RequestWithPrincipal,
} from '../../../../platform/http/access.js';
import { AccessTokens } from '../../application/access-tokens.port.js';
import { forbidden, sessionOver, unauthenticated } from '../../domain/errors.js';
import { bearerOf } from './bearer.js';
import { Principals } from './principals.js';

const ALLOWED: Readonly<Record<Exclude<AccessRule, 'public'>, ReadonlyArray<Principal['kind']>>> = {
  temp: ['temp', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
};

/** Stands before every route: finds the caller behind the token and holds the route's rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly principals: Principals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule>(ACCESS_KEY, [context.getHandler(), context.getClass()]);
    if (rule === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & RequestWithPrincipal>();
    const principal = await this.principalOf(request);
    if (!ALLOWED[rule]?.includes(principal.kind)) throw forbidden();
    request.principal = principal;
    return true;
  }

  private async principalOf(request: FastifyRequest): Promise<Principal> {
    const token = bearerOf(request);
    const claims = token ? this.tokens.read(token) : null;
    if (!claims) throw unauthenticated();
    const principal = claims === 'expired' ? null : await this.principals.of(claims);
    if (!principal) throw sessionOver();
    return principal;
  }
}
