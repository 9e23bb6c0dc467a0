import type { CpfSequence } from './cpf-sequence.js';
import { runLoad } from './load.js';
import type { ServerProcess } from './server-process.js';
import type { Variant } from './variants.js';

/** One variant in one round. */
export interface Figure {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time per lookup, in microseconds: of the server, of the vendor and of the load generator. */
  cpuUs: number;
  vendorCpuUs: number;
  loadCpuUs: number;
  rssMb: number;
  /** Lookups answered, warming up included. */
  answered: number;
}

export interface MeasureOptions {
  vendor: ServerProcess;
  cpfs: CpfSequence;
  connections: number;
  seconds: number;
  /** Unmeasured seconds before. */
  rampSeconds: number;
}

/** Loads the variant and reads what it took. The other servers are idle meanwhile. */
export async function measure(variant: Variant, options: MeasureOptions): Promise<Figure> {
  const { url, tokens, server } = variant;
  const { vendor, cpfs, connections } = options;
  const ramp = await runLoad({ url, tokens, cpfs, connections, seconds: options.rampSeconds });
  const before = await snapshot(server, vendor);
  const load = await runLoad({ url, tokens, cpfs, connections, seconds: options.seconds });
  const after = await snapshot(server, vendor);
  const each = (key: 'server' | 'vendor' | 'own') => (after[key] - before[key]) / load.lookups;
  return {
    perSecond: load.lookups / load.seconds,
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    cpuUs: each('server'),
    vendorCpuUs: each('vendor'),
    loadCpuUs: each('own'),
    rssMb: after.rssBytes / 1024 / 1024,
    answered: ramp.lookups + load.lookups,
  };
}

async function snapshot(server: ServerProcess, vendor: ServerProcess) {
  const own = process.cpuUsage();
  const [ofServer, ofVendor] = [await server.usage(), await vendor.usage()];
  return {
    server: ofServer.cpuMicroseconds,
    vendor: ofVendor.cpuMicroseconds,
    own: own.user + own.system,
    rssBytes: ofServer.rssBytes,
  };
}
