import { startSandbox } from './sandbox.js';
import { readSettings } from './settings.js';

async function main(): Promise<void> {
  const sandbox = await startSandbox(readSettings(process.env));
  console.log(`Sandbox pronto em ${sandbox.url} (SMTP 127.0.0.1:${sandbox.smtpPort})`);
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

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
