import type { RouteObject } from 'react-router-dom';

/** Login and registration. */
export const identityRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
  { path: '/cadastro', lazy: async () => ({ Component: (await import('./registration-page')).RegistrationPage }) },
  { path: '/register', lazy: async () => ({ Component: (await import('./registration-page')).RegistrationPage }) },
];
