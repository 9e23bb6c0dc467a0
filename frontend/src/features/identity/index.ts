import type { RouteObject } from 'react-router-dom';
import { lazyOf, pageOf } from '../../shared/ui/code-of';
import { late } from '../../shared/ui/late';

/** Asks who is signed in for the password before what is dangerous; the frames hold it. */
export const StepUpDialog = lazyOf(() => import('./second-factor/step-up-dialog'), 'StepUpDialog');

/** What an administrator must do first who has signed in with a one-time password. */
export const OneTimePasswordPage = lazyOf(() => import('./admin/one-time-password-page'), 'OneTimePasswordPage');

/** What an administrator must do first who has no second factor where one is required. */
export const EnrolSecondFactorPage = lazyOf(() => import('./admin/enrol-second-factor-page'), 'EnrolSecondFactorPage');

const security = pageOf(() => import('./admin/security-page'), 'SecurityPage');

/** How an administrator's own account is guarded. */
export const securityScreen = { label: 'Minha segurança', path: '/admin/seguranca', lazy: security };

export type { Captcha } from './use-captcha';

/** Tells people from programs in a form of another feature; a page that shows it brings it with its own code. */
export const SecurityCheck = late(async () => (await import('./security-check')).SecurityCheck);

/** Leads somebody whose e-mail must be confirmed first to the link that does it. */
export const SendConfirmation = lazyOf(() => import('./email/send-confirmation'), 'SendConfirmation');

const registration = pageOf(() => import('./registration-page'), 'RegistrationPage');

/** Login, registration and what the links of e-mails open. */
export const identityRoutes: RouteObject[] = [
  { path: '/login', lazy: pageOf(() => import('./login-page'), 'LoginPage') },
  { path: '/admin/login', lazy: pageOf(() => import('./admin/admin-login-page'), 'AdminLoginPage') },
  { path: '/cadastro', lazy: registration },
  {
    path: '/redefinir-senha/:token',
    lazy: pageOf(() => import('./password/reset-password-page'), 'ResetPasswordPage'),
  },
  { path: '/confirmar-email/:token', lazy: pageOf(() => import('./email/confirm-email-page'), 'ConfirmEmailPage') },
  { path: '/register', lazy: registration },
];

/** What is open to who has an account and neither plan nor session. */
export const OwnDataDialog = lazyOf(() => import('./account/own-data-dialog'), 'OwnDataDialog');

/** Cards of Meu Perfil; their code comes with it. */
export const AccessCards = lazyOf(() => import('./account/access-cards'), 'AccessCards');
export const ApiKeysCard = lazyOf(() => import('./api-keys/api-keys-card'), 'ApiKeysCard');
export const TermsCard = lazyOf(() => import('./account/terms-card'), 'TermsCard');
export const OwnDataCard = lazyOf(() => import('./account/own-data-card'), 'OwnDataCard');
export const EraseAccountCard = lazyOf(() => import('./account/erase-account-card'), 'EraseAccountCard');
