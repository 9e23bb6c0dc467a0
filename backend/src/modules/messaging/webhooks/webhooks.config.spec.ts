import { readConfig } from '../../../platform/config/read-config.js';
import { WebhooksConfig } from './webhooks.config.js';

const read = (WEBHOOK_NAME_SERVERS: string) =>
  readConfig(WebhooksConfig, { WEBHOOK_NAME_SERVERS }).WEBHOOK_NAME_SERVERS;

describe('The name servers of webhooks', () => {
  it.each(['10.0.0.53', '10.0.0.53:5353,[2001:db8::53]:53', '::1'])('may be %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each(['dns.exemplo.com.br', '10.0.0.53;10.0.0.54', '10.0.0.999', ','])('may not be %s', (text) => {
    expect(() => read(text)).toThrow('WEBHOOK_NAME_SERVERS');
  });
});
