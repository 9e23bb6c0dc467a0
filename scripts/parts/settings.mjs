import { resolve } from 'node:path';

/** What can be said in one line to whoever started a command; no stack trace belongs to it. */
export class Complaint extends Error {}

/** Where the demonstration runs, from the environment. The application checks every other setting itself. */
export function readSettings(env = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const port = portNumber('PORT', given.PORT ?? 3000);
  const sandboxPort = portNumber('SANDBOX_PORT', given.SANDBOX_PORT ?? port + 1);
  return {
    port,
    sandboxPort,
    smtpPort: portNumber('SANDBOX_SMTP_PORT', given.SANDBOX_SMTP_PORT ?? sandboxPort + 1),
    dataDir: resolve(given.DATA_DIR ?? '.data'),
    databaseUrl: given.DATABASE_URL,
    production: given.NODE_ENV === 'production',
    sandbox: isOn('SANDBOX', given.SANDBOX ?? 'on') && given.NODE_ENV !== 'production',
  };
}

/** The application's environment on a given database; without one, it says itself that it lacks it. */
export function appEnvironment(settings, databaseUrl, env = process.env) {
  return {
    ...env,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    ...(settings.sandbox
      ? { SANDBOX_URL: `http://127.0.0.1:${settings.sandboxPort}`, SANDBOX_SMTP_PORT: String(settings.smtpPort) }
      : {}),
  };
}

export function sandboxEnvironment(settings, env = process.env) {
  return {
    ...env,
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_SMTP_PORT: String(settings.smtpPort),
    SANDBOX_STATE: resolve(settings.dataDir, 'sandbox.json'),
  };
}

function portNumber(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Complaint(`${name}: informe um número de porta de 1 a 65535 (recebido: ${value}).`);
}

function isOn(name, value) {
  if (['on', 'off'].includes(value)) return value === 'on';
  throw new Complaint(`${name}: use on ou off (recebido: ${value}).`);
}
