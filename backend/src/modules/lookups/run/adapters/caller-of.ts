import { isPurpose } from '../../../../kernel/purposes.js';
import type { Principal } from '../../../../platform/http/access.js';
import type { Caller } from '../../model/index.js';

export function callerOf(principal: Principal, keyId: string | null = null): Caller {
  return {
    accountId: principal.accountId,
    exempt: principal.kind === 'admin',
    termsVersion: principal.termsVersion,
    defaultPurpose: isPurpose(principal.defaultPurpose) ? principal.defaultPurpose : null,
    keyId,
  };
}
