import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestWithPrincipal } from '../../../../../platform/http/access.js';
import { requestOf } from '../../../../../platform/http/request-of.js';
import { LIVE_ONLY_TEXT, liveKeysOnly } from '../../application/refusals.js';

/** For the API's description. */
export const LIVE_ONLY = { 403: `\`API_KEY_LIVE_ONLY\`: ${LIVE_ONLY_TEXT}` };

/** The account of a key for production; a key for tests is refused. */
export const LiveAccount = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { principal, apiKey } = requestOf<RequestWithPrincipal>(context);
  if (!principal || !apiKey) throw new Error('a route that is not for keys asked for one');
  if (apiKey.mode === 'test') throw liveKeysOnly();
  return principal.accountId;
});
