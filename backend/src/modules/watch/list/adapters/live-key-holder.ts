import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import type { Principal, RequestWithPrincipal } from '../../../../platform/http/access.js';
import { requestOf } from '../../../../platform/http/request-of.js';

const TEXT = 'O acompanhamento é da conta: use uma chave de produção (nit_live_…).';
/** For the API's description. */
export const LIVE_ONLY = `\`API_KEY_LIVE_ONLY\`: ${TEXT}`;

/** Whose key for production it is; a key for tests is refused, since nothing happens to the account there. */
export const LiveKeyHolder = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal, apiKey } = requestOf<RequestWithPrincipal>(context);
  if (!principal || !apiKey) throw new Error('a route that is not for keys asked for one');
  if (apiKey.mode === 'live') return principal;
  throw new AppError('forbidden', 'API_KEY_LIVE_ONLY', TEXT);
});
