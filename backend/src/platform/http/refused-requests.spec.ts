import { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Fastify from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { logRequests } from './access-log.js';

it('A request that was refused leaves a line too, with its time in UTC (ASVS 16.2.2, 16.3.2)', async () => {
  const lines: { time: number; statusCode: number; req: { id: string } }[] = [];
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  new PinoLogger({ pinoHttp: { stream: into } });
  const fastify = Fastify({ genReqId: () => 'pedido-1' });
  logRequests({ getHttpAdapter: () => ({ getInstance: () => fastify }) } as unknown as NestFastifyApplication);
  fastify.get('/api/admin/users', (_, reply) => reply.status(403).send({}));
  const before = Date.now();
  await fastify.inject('/api/admin/users');
  expect(lines).toMatchObject([{ statusCode: 403, req: { id: 'pedido-1' } }]);
  expect(lines[0]?.time).toBeGreaterThanOrEqual(before);
  expect(lines[0]?.time).toBeLessThanOrEqual(Date.now());
});
