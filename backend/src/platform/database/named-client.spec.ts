import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { CONNECTION_OPTIONS, surviveIdleFailures } from './data-source.js';

/** A message of PostgreSQL's protocol: its kind, how long it is with the length itself, and what it says. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const ENDED = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

it('A server that ends in the moment in which a connection becomes ready ends that connection, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, ENDED])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ ...CONNECTION_OPTIONS, host: '127.0.0.1', port, user: 'nitido', database: 'nitido' });
  surviveIdleFailures(pool);

  const client = await pool.connect();
  await expect(client.query('SELECT 1')).rejects.toThrow('connection error');
  client.release();

  expect(pool.totalCount).toBe(0);
  await pool.end();
  server.close();
});
