import { type SandboxOptions } from './sandbox.js';

const DEFAULT_PORT = 3001;

/** Reads the environment; throws one clear line when the sandbox must not or cannot run with it. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  if (env.NODE_ENV === 'production') throw new Error('O sandbox não roda em produção (NODE_ENV=production).');
  const port = portIn(env, 'SANDBOX_PORT', DEFAULT_PORT);
  return {
    port,
    smtpPort: portIn(env, 'SANDBOX_SMTP_PORT', port ? port + 1 : 0),
    host: env.SANDBOX_HOST || '127.0.0.1',
    statePath: env.SANDBOX_STATE || undefined,
    month: env.SANDBOX_MONTH || undefined,
  };
}

function portIn(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`${name} não é uma porta: ${text}`);
}
