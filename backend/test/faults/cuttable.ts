import { connect, createServer, type Socket } from 'node:net';
import { freePorts } from '../harness/ports.js';

/** A wire to somewhere, which can be cut. */
export interface Cuttable {
  readonly port: number;
  /** Ends every connection at once, and refuses new ones until it is mended. */
  cut(): void;
  /** Lets nothing through any more, and says nothing of it. */
  stall(): void;
  mend(): void;
  close(): void;
}

/** A wire from a port of this machine to where an address points. */
export async function wireTo({ hostname, port: target }: URL): Promise<Cuttable> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  const endAll = () => {
    for (const pair of pairs) for (const end of pair) end.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
    if (state === 'stalled') for (const end of pair) end.pause();
  });
  const port = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    cut: () => {
      state = 'cut';
      endAll();
    },
    stall: () => {
      state = 'stalled';
      for (const pair of pairs) for (const end of pair) end.pause();
    },
    mend: () => {
      state = 'whole';
      for (const pair of pairs) for (const end of pair) end.resume();
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}

/** For `startApp({ via })`: a wire through which the app reaches its database; it is there once the app has started. */
export function wireToDatabase(): { via: (databaseUrl: string) => Promise<string>; wire: () => Cuttable } {
  let made: Cuttable | undefined;
  return {
    via: async (databaseUrl) => {
      const address = new URL(databaseUrl);
      made = await wireTo(address);
      address.host = `127.0.0.1:${made.port}`;
      return address.href;
    },
    wire: () => {
      if (!made) throw new Error('no app was started through this wire');
      return made;
    },
  };
}
