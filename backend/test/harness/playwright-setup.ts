import { startApp } from './start-app.js';

/** One app for all browser journeys: each makes its own users. The addresses reach them by environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const app = await startApp({
    ownProcess: true,
    env: { ANSWER_CACHE_SECONDS: '60', PRIVACY_CONTACT: 'encarregado@empresa.com.br' },
  });
  process.env.E2E_URL = app.url;
  process.env.E2E_SANDBOX_URL = app.sandboxUrl;
  process.env.E2E_DATABASE_URL = app.databaseUrl;
  return () => app.stop();
}
