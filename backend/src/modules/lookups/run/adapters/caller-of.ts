import type { FastifyReply } from 'fastify';
import { isPurpose } from '../../../../kernel/purposes.js';
import type { Principal } from '../../../../platform/http/access.js';
import type { Caller } from '../../model/index.js';

/** Who asks; with the reply that is waited for, if any. */
export function callerOf(principal: Principal, reply: FastifyReply | null, keyId: string | null = null): Caller {
  return {
    accountId: principal.accountId,
    exempt: principal.kind === 'admin',
    termsVersion: principal.termsVersion,
    defaultPurpose: isPurpose(principal.defaultPurpose) ? principal.defaultPurpose : null,
    keyId,
    hasLeft: () => reply?.raw.destroyed === true,
  };
}
