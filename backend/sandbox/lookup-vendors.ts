import { type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { brasilApi } from './brasil-api/brasil-api.vendor.js';
import { bureau } from './bureau/bureau.vendor.js';
import { emailService } from './email-service/email-service.vendor.js';
import { minhaReceita } from './minha-receita/minha-receita.vendor.js';
import { opencep } from './opencep/opencep.vendor.js';
import { photoService } from './photo-service/photo-service.vendor.js';
import { pixService } from './pix-service/pix-service.vendor.js';
import { listCompanies } from './population/index.js';
import { readBodies } from './read-bodies.js';
import { receitaFederal } from './receita-federal/receita-federal.vendor.js';
import { SandboxControl } from './sandbox-control.js';
import { serpro } from './serpro/serpro.vendor.js';
import { revokeRoute, TokenIssuer } from './serpro/token-issuer.js';
import { mountVendor, type Vendor } from './vendor.js';
import { viacep } from './viacep/viacep.vendor.js';

/** The vendors that tell of people, companies and places, all of them made up. */
export function lookupVendors(tokens: TokenIssuer): Vendor[] {
  return [
    bureau,
    emailService,
    photoService,
    pixService,
    receitaFederal,
    serpro(tokens),
    brasilApi,
    minhaReceita,
    viacep,
    opencep,
  ];
}

/** Companies that stand in every list: enough to page through. */
export const FICTIONAL_CNPJS: readonly string[] = listCompanies(60).map(({ cnpj }) => cnpj);

/** Nobody reads the counts here, and they would remember what was asked. */
class Uncounted extends SandboxControl {
  override countCall(): void {}
}

/** Them alone, on a free port of loopback: what lookups of the test mode ask, in production too. */
export async function startLookupVendors(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const tokens = new TokenIssuer();
  readBodies(app);
  app.decorateRequest('fault', null);
  for (const vendor of lookupVendors(tokens)) mountVendor(app, vendor, new Uncounted());
  revokeRoute(app, '/serpro-tokens', tokens);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, close: () => app.close() };
}
