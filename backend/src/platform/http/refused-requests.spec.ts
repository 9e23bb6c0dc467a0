import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { requestLog } from './access-log.js';
import { FinishedRequests } from './finished-requests.js';

it('A request that was refused leaves a line too, with its time in UTC (ASVS 16.2.2, 16.3.2)', async () => {
  const lines: { time: number; statusCode: number; req: { id: string } }[] = [];
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const logger = new PinoLogger({ pinoHttp: { stream: into } });
  const fastify = Fastify({ genReqId: () => 'pedido-1' });
  const finished = new FinishedRequests();
  finished.hear(requestLog(logger));
  fastify.addHook('onRequest', (request, reply, done) => {
    finished.follow(request, reply);
    done();
  });
  fastify.get('/api/admin/users', (_, reply) => reply.status(403).send({}));
  const before = Date.now();
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${address}/api/admin/users`, { headers: { connection: 'close' } });
  await fastify.close();
  expect(lines).toMatchObject([{ statusCode: 403, req: { id: 'pedido-1' } }]);
  expect(lines[0]?.time).toBeGreaterThanOrEqual(before);
  expect(lines[0]?.time).toBeLessThanOrEqual(Date.now());
});
