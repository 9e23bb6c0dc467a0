import { type FastifyInstance, fastify } from 'fastify';
import { brasilApi } from './brasil-api/brasil-api.vendor.js';
import { bureau } from './bureau/bureau.vendor.js';
import { ControlDesk } from './control-desk.js';
import { minhaReceita } from './minha-receita/minha-receita.vendor.js';
import { subjectRoutes } from './subjects.js';
import { mountVendor, type Vendor } from './vendor.js';

export function createSandbox(): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const desk = new ControlDesk();
  const vendors: Vendor[] = [bureau, brasilApi, minhaReceita];
  app.decorateRequest('fault', null);
  for (const vendor of vendors) mountVendor(app, vendor, desk);
  subjectRoutes(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
