import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { RequestWithPrincipal } from './access.js';

/** A file that leaves piece by piece is cut off where its reader's session has ended: who reads slowly would go on for hours. */
export function cutFiles(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    const { principal, admission } = request as RequestWithPrincipal;
    if (!(payload instanceof Readable) || !principal || !admission) return done();
    done(null, Readable.from(whileStanding(payload, () => admission.stillStands(principal))));
  });
}

async function* whileStanding(pieces: Readable, stands: () => Promise<boolean>): AsyncGenerator<unknown> {
  for await (const piece of pieces) {
    if (!(await stands())) throw new Error('the session has ended');
    yield piece;
  }
}
