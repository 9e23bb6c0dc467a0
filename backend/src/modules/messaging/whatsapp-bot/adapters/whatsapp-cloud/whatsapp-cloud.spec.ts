import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsappConfig } from '../../whatsapp.config.js';
import { WhatsappCloud } from './whatsapp-cloud.js';

describe('a message that Meta answers 400', () => {
  let code = 0;
  const meta = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code } }));
  });
  let whatsapp: WhatsappCloud;

  beforeAll(async () => {
    await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(meta.address() as AddressInfo).port}`;
    whatsapp = new WhatsappCloud({ url, accessToken: 'x', phoneNumberId: '1' } as WhatsappConfig);
  });
  afterAll(async () => {
    await whatsapp.onApplicationShutdown();
    meta.close();
  });

  const send = () => whatsapp.send({ reference: 'r', to: '5511999990000', answers: 'm', text: 'Olá' });
  const notify = () => whatsapp.notify({ reference: 'r', to: '5511999990000', words: ['2'] });

  it.each([
    ['Meta’s own fault', 131_000],
    ['our bill', 131_042],
    ['our number, which is not registered', 133_010],
    ['our template, which is paused', 132_015],
  ])('waits where it is about %s', async (_what, told) => {
    code = told;
    await expect(send()).rejects.toThrow(`WhatsApp: ${told}`);
    await expect(notify()).rejects.toThrow(`WhatsApp: ${told}`);
  });

  it.each([100, 131_026, 131_047])('is given up where it is refused itself (%d)', async (told) => {
    code = told;
    await expect(send()).resolves.toBe(false);
    await expect(notify()).resolves.toBe(false);
  });
});
