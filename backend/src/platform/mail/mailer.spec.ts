import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailServer } from '../../../test/harness/mail-server.js';
import { freePorts } from '../../../test/harness/ports.js';
import type { MailConfig } from './mail.config.js';
import { Mailer } from './mailer.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const EMAIL = { to: 'ana@gmail.com', subject: 'Assunto', greeting: 'Olá.', paragraphs: ['Texto.'], closing: 'Fim.' };

test('a mail server may be silent for as long as the settings say, and no longer', async () => {
  const [server, port] = [new MailServer(), await freePorts(1)];
  let goOn = () => undefined as unknown;
  await server.listen(port);
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, production: false, from: 'Nítido <a@b.example>' };
  const mailer = new Mailer({ ...settings, domain: 'b.example', silenceMs: 3_000 } as MailConfig);
  try {
    server.beforeAcknowledging = () => sleep(250);
    await expect(mailer.deliver(ID, EMAIL)).resolves.toBe('sent');
    server.beforeAcknowledging = () => new Promise<void>((resolve) => (goOn = resolve));
    await expect(mailer.deliver(ID, EMAIL)).rejects.toThrow('Timeout');
  } finally {
    goOn();
    mailer.onApplicationShutdown();
    await server.close();
  }
});
