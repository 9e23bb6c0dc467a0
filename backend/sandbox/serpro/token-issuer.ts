import { randomBytes } from 'node:crypto';
import { type FastifyInstance } from 'fastify';

const LIFETIME = 3_600_000;

/** Gives out one token at a time, which serves for an hour; asked again meanwhile, it gives the same one. */
export class TokenIssuer {
  private token: { value: string; until: number } | null = null;

  constructor(private readonly now: () => number = Date.now) {}

  /** The valid token, a new one if need be, and the whole seconds it has left. */
  grant(): { token: string; secondsLeft: number } {
    if (!this.token || this.token.until - this.now() < 1000) {
      this.token = { value: randomBytes(16).toString('hex'), until: this.now() + LIFETIME };
    }
    return { token: this.token.value, secondsLeft: Math.floor((this.token.until - this.now()) / 1000) };
  }

  accepts(token: string): boolean {
    return this.token !== null && this.token.value === token && this.now() < this.token.until;
  }

  revokeAll(): void {
    this.token = null;
  }
}

/** `DELETE` of the path: as if every token had run out. */
export function revokeRoute(app: FastifyInstance, path: string, tokens: TokenIssuer): void {
  app.delete(path, async (_request, reply) => {
    tokens.revokeAll();
    return reply.code(204).send();
  });
}
