import type { CpfSequence } from './cpf-sequence.js';
import type { DatabaseServer } from './database-server.js';
import { runLoad } from './load.js';
import type { ServerProcess } from './server-process.js';
import type { Variant } from './variants.js';

/** One variant in one round. */
export interface Figure {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time per lookup, in microseconds: of the server, of PostgreSQL, of the vendor, of the load generator. */
  cpuUs: number;
  /** Null where the system does not tell. */
  databaseCpuUs: number | null;
  /** Of server and PostgreSQL together: what neighbours move least. */
  bothCpuUs: number;
  vendorCpuUs: number;
  loadCpuUs: number;
  rssMb: number;
  /** Put on the server's heap for each lookup: what no neighbour changes. */
  allocatedKb: number;
  /** Lookups answered, warming up included. */
  answered: number;
}

export interface MeasureOptions {
  vendor: ServerProcess;
  database: DatabaseServer;
  cpfs: CpfSequence;
  connections: number;
  seconds: number;
  /** Unmeasured seconds before. */
  rampSeconds: number;
}

/** Loads the variant and reads what it took. The other servers are idle meanwhile. */
export async function measure(variant: Variant, options: MeasureOptions): Promise<Figure> {
  const load = { url: variant.url, tokens: variant.tokens, cpfs: options.cpfs, connections: options.connections };
  const ramp = await runLoad({ ...load, seconds: options.rampSeconds });
  await variant.server.ask('watch-allocations');
  const before = await snapshot(variant.server, options);
  const result = await runLoad({ ...load, seconds: options.seconds });
  const after = await snapshot(variant.server, options);
  const { bytes } = await variant.server.ask<{ bytes: number }>('allocations');
  const each = (key: 'server' | 'vendor' | 'own') => (after[key] - before[key]) / result.lookups;
  const databaseCpuUs =
    after.database === null || before.database === null ? null : (after.database - before.database) / result.lookups;
  return {
    perSecond: result.lookups / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuUs: each('server'),
    databaseCpuUs,
    bothCpuUs: each('server') + (databaseCpuUs ?? Number.NaN),
    vendorCpuUs: each('vendor'),
    loadCpuUs: each('own'),
    allocatedKb: bytes / result.lookups / 1024,
    rssMb: after.rssBytes / 1024 / 1024,
    answered: ramp.lookups + result.lookups,
  };
}

/** Processor time so far, in microseconds, of all who take part. */
export async function snapshot(
  server: ServerProcess,
  { vendor, database }: Pick<MeasureOptions, 'vendor' | 'database'>,
) {
  const own = process.cpuUsage();
  const [ofServer, ofVendor] = [await server.usage(), await vendor.usage()];
  return {
    server: ofServer.cpuMicroseconds,
    database: database.cpuMicroseconds(),
    vendor: ofVendor.cpuMicroseconds,
    own: own.user + own.system,
    rssBytes: ofServer.rssBytes,
  };
}
