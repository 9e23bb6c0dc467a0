import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { RequestWithPrincipal } from './access.js';

/** A file that leaves piece by piece is cut off where its reader's session or key has ended: who reads slowly would go on for hours. */
export function cutFiles(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    const { admission } = request as RequestWithPrincipal;
    if (!(payload instanceof Readable) || !admission) return done();
    done(null, Readable.from(whileStanding(payload, () => admission.requireStanding(request))));
  });
}

async function* whileStanding(pieces: Readable, requireStanding: () => Promise<void>): AsyncGenerator<unknown> {
  for await (const piece of pieces) {
    await requireStanding();
    yield piece;
  }
}
