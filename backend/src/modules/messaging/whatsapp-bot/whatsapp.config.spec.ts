import 'reflect-metadata';
import { readConfig } from '../../../platform/config/read-config.js';
import { WhatsappConfig } from './whatsapp.config.js';

const SANDBOX_URL = 'http://127.0.0.1:3001';
const real = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_BOT_NUMBER: '5511987654321',
  WHATSAPP_ACCESS_TOKEN: 'EAAJB1234567890abcdef',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'palavra-nossa-0001',
};

describe("WhatsApp's settings", () => {
  it('need nothing with the sandbox, whose telephone is the bot’s address', () => {
    const config = readConfig(WhatsappConfig, { SANDBOX_URL });
    expect([config.on, config.url]).toEqual([true, `${SANDBOX_URL}/whatsapp-cloud/v23.0`]);
    expect(config.chatAddress).toBe(`${SANDBOX_URL}/whatsapp`);
    expect(readConfig(WhatsappConfig, { SANDBOX_URL, SANDBOX_PUBLIC_URL: 'http://localhost:9' }).chatAddress).toBe(
      'http://localhost:9/whatsapp',
    );
  });

  it('may all be absent without it: then there is no bot, and nobody is believed', () => {
    const { on, appSecret, verifyToken, chatAddress } = readConfig(WhatsappConfig, {});
    expect([on, appSecret, verifyToken, chatAddress]).toEqual([false, null, null, null]);
  });

  it('are given together', () => {
    const config = readConfig(WhatsappConfig, real);
    expect([config.on, config.url, config.chatAddress]).toEqual([
      true,
      'https://graph.facebook.com/v23.0',
      'https://wa.me/5511987654321',
    ]);
    for (const name of Object.keys(real)) {
      expect(() => readConfig(WhatsappConfig, { ...real, [name]: undefined })).toThrow(name);
    }
  });

  it.each([
    { WHATSAPP_PHONE_NUMBER_ID: '100000000000001' },
    { WHATSAPP_ACCESS_TOKEN: 'sandbox-whatsapp-access-token' },
    { WHATSAPP_APP_SECRET: 'sandbox-whatsapp-app-secret' },
    { WHATSAPP_VERIFY_TOKEN: 'sandbox-whatsapp-verify-token' },
  ])('refuse what opens the sandbox: %j', (sandbox) => {
    expect(() => readConfig(WhatsappConfig, { ...real, ...sandbox })).toThrow('o valor do sandbox não é aceito');
  });
});
