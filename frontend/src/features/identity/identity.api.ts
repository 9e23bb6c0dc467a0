import { baseApi } from '../../shared/api/base-api';
import type { SessionUser } from '../../shared/api/session-storage';

export interface LoginBody {
  readonly email: string;
  readonly password: string;
  readonly captchaToken?: string;
  readonly captchaV2Token?: string;
}

export interface RegisterBody extends LoginBody {
  readonly name: string;
  readonly termsVersion: string;
}

export interface LoginAnswer {
  readonly token: string;
  readonly user: SessionUser;
  readonly userType: string;
}

export interface RegisterAnswer {
  readonly user: SessionUser;
  readonly tempToken: string;
  readonly redirectToPayment: boolean;
  readonly message?: string;
}

const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginBody>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
    register: build.mutation<RegisterAnswer, RegisterBody>({
      query: (body) => ({ url: '/api/auth/register', method: 'POST', body }),
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation } = identityApi;
