import { createServer } from 'node:http';

/** A plain server that answers everything with one head and body: what HTTP and the socket cost by themselves. */
const { HEAD = '{}', BODY = '', PORT } = process.env;
const head = JSON.parse(HEAD) as Record<string, string>;

process.on('disconnect', () => process.exit());
createServer((_request, response) => response.writeHead(200, head).end(BODY)).listen(Number(PORT), '127.0.0.1', () =>
  process.send?.({ type: 'ready' }),
);
