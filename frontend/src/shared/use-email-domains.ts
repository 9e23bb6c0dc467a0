import { GOOGLE_DOMAINS } from '@kernel/account-email';
import { useGetPublicConfigQuery } from './api/generated';

/** The domains of which accounts may have their e-mail: the operator's, or the usual ones until they are known. */
export function useEmailDomains(): readonly string[] {
  return useGetPublicConfigQuery().data?.emailDomains ?? GOOGLE_DOMAINS;
}
