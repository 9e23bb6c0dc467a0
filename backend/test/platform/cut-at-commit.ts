import { connect, createServer, type Socket } from 'node:net';

/** As a client of PostgreSQL says it. */
const COMMIT = Buffer.from('Q\0\0\0\x0bCOMMIT\0', 'latin1');

/** A way to a database that is cut off when a transaction is to be committed: before PostgreSQL hears of it, or once it has answered. */
export async function cutAtCommit(databaseUrl: string, when: 'before' | 'after') {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
    const cut = () => [client, database].forEach((socket) => void socket.destroy());
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    let ending = false;
    client.on('data', (chunk) => {
      ending = chunk.includes(COMMIT);
      if (ending && when === 'before') cut();
      else database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (ending) cut();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    end: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
