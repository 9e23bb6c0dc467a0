import { baseApi } from './base-api';

export interface PublicConfig {
  readonly captcha: { readonly provider: string; readonly siteKey: string; readonly scriptUrl: string } | null;
  /** True when every vendor behind the product is the sandbox and all data is fictional. */
  readonly demonstration: boolean;
  readonly sandboxUrl?: string;
  readonly termsVersion: string;
  /** E-mail of the person in charge of data protection, when the operator has set one. */
  readonly privacyContact?: string;
}

const publicConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicConfig: build.query<PublicConfig, void>({ query: () => '/api/public/config' }),
  }),
});

export const { useGetPublicConfigQuery } = publicConfigApi;
