import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestWithPrincipal } from '../../../../../platform/http/access.js';
import { requestOf } from '../../../../../platform/http/request-of.js';
import { liveKeysOnly } from '../../application/refusals.js';

/** The account of a key for production; a key for tests is refused. */
export const LiveAccount = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { principal, apiKey } = requestOf<RequestWithPrincipal>(context);
  if (!principal || !apiKey) throw new Error('a route that is not for keys asked for one');
  if (apiKey.mode === 'test') throw liveKeysOnly();
  return principal.accountId;
});
