import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { late } from '../../shared/ui/late';

/** Asks who is signed in for the password before what is dangerous; the frames hold it. */
export const StepUpDialog = lazy(async () => ({
  default: (await import('./second-factor/step-up-dialog')).StepUpDialog,
}));

/** What an administrator must do first who has signed in with a one-time password. */
export const OneTimePasswordPage = lazy(async () => ({
  default: (await import('./admin/one-time-password-page')).OneTimePasswordPage,
}));

/** What an administrator must do first who has no second factor where one is required. */
export const EnrolSecondFactorPage = lazy(async () => ({
  default: (await import('./admin/enrol-second-factor-page')).EnrolSecondFactorPage,
}));

const security = async () => ({ Component: (await import('./admin/security-page')).SecurityPage });

/** How an administrator's own account is guarded. */
export const securityScreen = { label: 'Minha segurança', path: '/admin/seguranca', lazy: security };

export type { Captcha } from './use-captcha';

/** Tells people from programs in a form of another feature; a page that shows it brings it with its own code. */
export const SecurityCheck = late(async () => (await import('./security-check')).SecurityCheck);

/** Leads somebody whose e-mail must be confirmed first to the link that does it. */
export const SendConfirmation = lazy(async () => ({
  default: (await import('./email/send-confirmation')).SendConfirmation,
}));

const registration = async () => ({ Component: (await import('./registration-page')).RegistrationPage });

/** Login, registration and what the links of e-mails open. */
export const identityRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
  {
    path: '/admin/login',
    lazy: async () => ({ Component: (await import('./admin/admin-login-page')).AdminLoginPage }),
  },
  { path: '/cadastro', lazy: registration },
  {
    path: '/redefinir-senha/:token',
    lazy: async () => ({ Component: (await import('./password/reset-password-page')).ResetPasswordPage }),
  },
  {
    path: '/confirmar-email/:token',
    lazy: async () => ({ Component: (await import('./email/confirm-email-page')).ConfirmEmailPage }),
  },
  { path: '/register', lazy: registration },
];

/** Cards of Meu Perfil; their code comes with it. */
export const AccessCards = lazy(async () => ({ default: (await import('./account/access-cards')).AccessCards }));
export const ApiKeysCard = lazy(async () => ({ default: (await import('./api-keys/api-keys-card')).ApiKeysCard }));
export const TermsCard = lazy(async () => ({ default: (await import('./account/terms-card')).TermsCard }));
export const OwnDataCard = lazy(async () => ({ default: (await import('./account/own-data-card')).OwnDataCard }));
export const EraseAccountCard = lazy(async () => ({
  default: (await import('./account/erase-account-card')).EraseAccountCard,
}));
