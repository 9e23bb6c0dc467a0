import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../../kernel/api-keys.js';
import { Clock } from '../../../../platform/clock.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import {
  ACCESS_KEY,
  type Admission,
  type Principal,
  type RequestWithPrincipal,
  SCOPE_KEY,
} from '../../../../platform/http/access.js';
import { liesInSome } from '../../../../platform/http/address-networks.js';
import { onceARoute } from '../../../../platform/http/once-a-route.js';
import { replyOf, requestOf } from '../../../../platform/http/request-of.js';
import { accountBlocked, bearerOf, passwordChangeRequired } from '../../model/index.js';
import { stateOf } from '../api-key.js';
import { KEY_HASHES } from '../api-keys.store.js';
import * as refusals from '../key-refusals.js';
import { holdsKey, prefixOf } from '../key-text.js';
import { KeyUse } from '../key-use.store.js';
import type { KeyHolder } from './key-holders.queries.js';
import { KeyHolders } from './key-holders.queries.js';
import { KeyRateLimit } from './key-rate-limit.js';

/** Compared with where there is no key: an unknown prefix takes as long as a wrong secret. */
const NO_HASH = Buffer.alloc(32);

/** Stands before the routes for keys: finds the account behind the key and holds what the key was made for. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  /** Null: any key, undefined: not a route for keys. */
  private readonly scopeOf = onceARoute((targets): ApiScope | null | undefined => {
    const says = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, targets);
    return says(ACCESS_KEY) === 'key' ? (says<ApiScope>(SCOPE_KEY) ?? null) : undefined;
  });

  private readonly admission: Admission = {
    requireStanding: async (request) => {
      if ((await this.holderOf(bearerOf(request))).blocked) throw accountBlocked();
    },
  };

  constructor(
    private readonly reflector: Reflector,
    private readonly holders: KeyHolders,
    private readonly hash: SubjectHash,
    private readonly pace: KeyRateLimit,
    private readonly uses: KeyUse,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const scope = this.scopeOf(context);
    return scope === undefined || this.admit(requestOf(context), replyOf(context), scope);
  }

  private async admit(
    request: FastifyRequest & RequestWithPrincipal,
    reply: FastifyReply,
    scope: ApiScope | null,
  ): Promise<boolean> {
    if (holdsKey(request.url)) throw refusals.keyInAddress();
    const holder = await this.holderOf(bearerOf(request));
    if (holder.networks.length > 0 && !liesInSome(request.ip, holder.networks)) throw refusals.networkRefused();
    if (holder.blocked) throw accountBlocked();
    if (holder.mustChangePassword) throw passwordChangeRequired();
    this.pace.take(holder.id, reply);
    if (scope && !holder.scopes.includes(scope)) throw refusals.scopeMissing(scope);
    request.principal = principalOf(holder);
    request.admission = this.admission;
    request.apiKey = { id: holder.id, mode: holder.mode, scopes: holder.scopes };
    this.uses.note(holder.id);
    return true;
  }

  /** The holder of a key that is whole and in force. What became of a key is told only to who has all of it. */
  private async holderOf(text: string | null): Promise<KeyHolder> {
    if (!text) throw refusals.keyRequired();
    const prefix = prefixOf(text);
    // A session's token is no key, right or wrong; it has points, which no key has.
    if (!prefix) throw text.includes('.') ? refusals.keyRequired() : refusals.keyInvalid();
    const holder = await this.holders.of(prefix);
    const right = timingSafeEqual(this.hash.of(KEY_HASHES, text), holder?.secretHash ?? NO_HASH);
    if (!holder || !right) throw refusals.keyInvalid();
    const state = stateOf(holder, this.clock.now());
    if (state === 'revoked') throw refusals.keyRevoked();
    if (state === 'expired') throw refusals.keyExpired();
    return holder;
  }
}

function principalOf({ accountId, email, name, purpose, privacyMode, termsVersion }: KeyHolder): Principal {
  return {
    accountId,
    kind: 'user',
    sessionId: null,
    email: email ?? '',
    name,
    defaultPurpose: purpose,
    privacyMode,
    termsVersion,
    mustChangePassword: false,
    secondFactor: false,
    mustEnrol: false,
    provenUntil: null,
  };
}
