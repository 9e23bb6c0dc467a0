import { startSandbox } from './sandbox.js';

const DEFAULT_PORT = 3001;

async function main(): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    console.error('O sandbox não roda em produção (NODE_ENV=production).');
    process.exit(1);
  }
  const port = portIn('SANDBOX_PORT', DEFAULT_PORT);
  const smtpPort = portIn('SANDBOX_SMTP_PORT', port ? port + 1 : 0);
  const sandbox = await startSandbox({ port, smtpPort, statePath: process.env.SANDBOX_STATE || undefined });
  console.log(`sandbox pronto em ${sandbox.url} (SMTP 127.0.0.1:${sandbox.smtpPort})`);
  process.send?.({ type: 'ready', url: sandbox.url, smtpPort: sandbox.smtpPort });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

function portIn(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} não é uma porta: ${text}`);
  process.exit(1);
}

main().catch((error: unknown) => {
  console.error(`O sandbox não subiu: ${(error as Error).message}`);
  process.exit(1);
});
