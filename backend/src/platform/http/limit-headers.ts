import type { FastifyInstance, FastifyReply } from 'fastify';

/** What `RateLimit` says of its first limit, in the X-RateLimit headers that clients have long read. */
export function repeatLimits(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const [, left, seconds] = matched(reply, 'ratelimit', /;r=(\d+);t=(\d+)/);
    if (left !== undefined && seconds !== undefined) {
      const [, most] = matched(reply, 'ratelimit-policy', /;q=(\d+)/);
      if (most === undefined) reply.removeHeader('x-ratelimit-limit');
      else void reply.header('x-ratelimit-limit', most);
      void reply.header('x-ratelimit-remaining', left).header('x-ratelimit-reset', seconds);
    }
    done();
  });
}

function matched(reply: FastifyReply, header: string, shape: RegExp): readonly (string | undefined)[] {
  const said = reply.getHeader(header);
  return (typeof said === 'string' && shape.exec(said)) || [];
}
