import { invalidInput } from '../../../kernel/errors.js';
import type { FollowCompaniesBody } from './follow-companies.body.js';
import type { FollowCompanies, Followed, Follower } from './follow-companies.js';

/** How both APIs refuse. */
export const FOLLOW_REFUSALS = {
  400: '`INVALID_INPUT`: Informe `cnpj` ou `cnpjs`.',
  403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
  409: '`WATCH_LIMIT`: o plano não tem lugar para mais uma · `WATCH_DAY_LIMIT`: muitas trocas num dia; de uma lista são vereditos',
};

/** One company, or a list of lines. */
export function followBody(
  companies: FollowCompanies,
  { cnpj, cnpjs }: FollowCompaniesBody,
  { accountId, termsVersion }: Follower,
): Promise<Followed> {
  const follower = { accountId, termsVersion };
  if ((cnpj === undefined) === (cnpjs === undefined)) throw invalidInput('cnpj', 'Informe cnpj ou cnpjs.');
  return cnpjs ? companies.many(follower, cnpjs) : companies.one(follower, cnpj ?? '');
}
