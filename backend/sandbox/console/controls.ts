import { type FastifyInstance } from 'fastify';
import { isFaultOf } from '../faults/fault-kinds.js';
import { type SandboxControl } from '../sandbox-control.js';
import { faultCatalogue } from './fault-catalogue.js';
import { faultsPage } from './faults-page.js';
import { sendPage, wantsJson } from './page.js';

interface ByVendor {
  Params: { vendor: string };
}

/** What tests and benchmarks turn and read: faults, latency, gates, call counts. */
export function controlRoutes(app: FastifyInstance, control: SandboxControl, vendors: readonly string[]): void {
  const unknown = (vendor: string) =>
    vendors.includes(vendor) ? null : { error: `fornecedor desconhecido: ${vendor}`, vendors };

  app.get('/faults', async (request, reply) => {
    const catalogue = faultCatalogue();
    if (wantsJson(request))
      return { ...catalogue, switched: control.switchedFaults(), latency: control.latencySettings() };
    return sendPage(reply, 'Falhas', faultsPage(catalogue, control.switchedFaults(), vendors));
  });

  app.post<ByVendor>('/faults/:vendor', async (request, reply) => {
    const { vendor } = request.params;
    const refused = unknown(vendor);
    if (refused) return reply.code(404).send(refused);
    const { kind = null, times = null } = (request.body ?? {}) as { kind?: unknown; times?: unknown };
    const count = times === null || times === '' ? null : Number(times);
    if (
      (kind !== null && kind !== '' && !isFaultOf(vendor, kind)) ||
      (count !== null && !(Number.isInteger(count) && count > 0))
    ) {
      return reply.code(400).send({ error: 'kind ou times inválido' });
    }
    control.switchFault(vendor, isFaultOf(vendor, kind) ? kind : null, count);
    return control.switchedFaults();
  });

  app.delete('/faults', async () => {
    control.clearFaults();
    return {};
  });

  app.post<ByVendor>('/latency/:vendor', async (request, reply) => {
    const refused = unknown(request.params.vendor);
    if (refused) return reply.code(404).send(refused);
    const ms = Number((request.body as { ms?: unknown } | null)?.ms ?? 0);
    if (!(ms >= 0 && ms <= 60_000)) return reply.code(400).send({ error: 'ms vai de 0 a 60000' });
    control.setLatency(request.params.vendor, ms);
    return control.latencySettings();
  });

  app.post<ByVendor>('/gates/:vendor', async (request, reply) => {
    const refused = unknown(request.params.vendor);
    if (refused) return reply.code(404).send(refused);
    const passing = Number((request.body as { passing?: unknown } | null)?.passing ?? 0);
    if (!(Number.isInteger(passing) && passing >= 0)) return reply.code(400).send({ error: 'passing inválido' });
    control.closeGate(request.params.vendor, passing);
    return {};
  });

  app.delete('/gates', async () => {
    control.openGates();
    return {};
  });

  app.get<{ Querystring: { vendor?: string } }>('/traffic', async ({ query }) => control.traffic(query.vendor));

  app.delete('/traffic', async (_request, reply) => {
    control.clearTraffic();
    return reply.code(204).send();
  });
}
