import { type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { bacenPix } from './bacen-pix/bacen-pix.vendor.js';
import { bacenPixNotification } from './bacen-pix/charge-body.js';
import { controlRoutes } from './console/controls.js';
import { homeRoute } from './console/home.js';
import { lookupVendors } from './lookup-vendors.js';
import { startMailServer } from './mail/mail-server.js';
import { Mailbox } from './mail/mailbox.js';
import { mailboxRoutes } from './mail/mailbox-pages.js';
import { mercadoPago } from './mercado-pago/mercado-pago.vendor.js';
import { mercadoPagoNotification } from './mercado-pago/notification.js';
import { openRegister } from './open-register/open-register.vendor.js';
import { pixBankRoutes } from './pix-bank/pix-bank.js';
import { ChargeBook } from './pix-charges/charge-book.js';
import { WebhookSender } from './pix-charges/webhook-sender.js';
import { readBodies } from './read-bodies.js';
import { recaptcha } from './recaptcha/recaptcha.vendor.js';
import { SandboxControl } from './sandbox-control.js';
import { revokeRoute, TokenIssuer } from './serpro/token-issuer.js';
import { subjectRoutes } from './subjects.js';
import { mountVendor, type Vendor } from './vendor.js';
import { WebhookReceiver } from './webhook-receiver/receiver.js';
import { webhookReceiverRoutes } from './webhook-receiver/receiver-routes.js';
import { Caller } from './whatsapp-cloud/caller.js';
import { chatRoutes } from './whatsapp-cloud/chat-routes.js';
import { Conversations } from './whatsapp-cloud/conversations.js';
import { whatsappCloud } from './whatsapp-cloud/whatsapp-cloud.vendor.js';

export interface SandboxOptions {
  /** Port of the web server; 0 for any free one. */
  port: number;
  /** Port of the mail server; 0 for any free one. */
  smtpPort: number;
  /** The address to listen on; loopback when absent. */
  host?: string;
  /** File that keeps the Pix charges over a restart. */
  statePath?: string | undefined;
  /** AAAA-MM: the newest month of the open register; today's when absent. */
  month?: string | undefined;
}

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  close(): Promise<void>;
}

/** Starts the outside world. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, smtpPort, host = '127.0.0.1', statePath, month } = options;
  const app = fastify({ logger: false, forceCloseConnections: true });
  const control = new SandboxControl();
  const book = new ChargeBook(statePath);
  const webhooks = new WebhookSender({ 'mercado-pago': mercadoPagoNotification, 'bacen-pix': bacenPixNotification });
  const tokens = new TokenIssuer();
  const pixTokens = new TokenIssuer();
  const mailbox = new Mailbox();
  const conversations = new Conversations();
  const caller = new Caller();
  const mail = await startMailServer({ port: smtpPort, host }, mailbox, control);
  const vendors: Vendor[] = [
    ...lookupVendors(tokens),
    openRegister(month),
    mercadoPago(book, webhooks),
    bacenPix(book, webhooks, pixTokens),
    whatsappCloud(conversations, caller),
    recaptcha,
  ];

  readBodies(app);
  app.decorateRequest('fault', null);
  for (const vendor of vendors) mountVendor(app, vendor, control);
  subjectRoutes(app);
  pixBankRoutes(app, book, webhooks);
  mailboxRoutes(app, mailbox);
  chatRoutes(app, conversations, caller);
  webhookReceiverRoutes(app, new WebhookReceiver());
  revokeRoute(app, '/serpro-tokens', tokens);
  revokeRoute(app, '/bacen-pix-tokens', pixTokens);
  controlRoutes(app, control, [...vendors.map(({ key }) => key), 'mail']);
  homeRoute(app, vendors, mail.port);
  app.get('/healthz', async () => ({ status: 'ok' }));

  await app.listen({ port, host }).catch(async (error: unknown) => {
    await mail.close();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    smtpPort: mail.port,
    async close() {
      webhooks.stop();
      caller.stop();
      await Promise.all([app.close(), mail.close()]);
    },
  };
}
