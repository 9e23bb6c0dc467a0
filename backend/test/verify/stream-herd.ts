import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Very many readers of `/api/events`, each one socket and next to nothing else. */
export class StreamHerd {
  private readonly sockets: Socket[] = [];
  /** When each reader heard its first message, its second … */
  private readonly moments: number[][] = [];
  private readonly ids = new Set<string>();

  constructor(private readonly url: string) {}

  /** Resolves when the stream has begun. */
  async open(token: string, lastEventId?: string): Promise<void> {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    this.sockets.push(socket);
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    let count = 0;
    const begun = new Promise<void>((resolve, reject) => {
      socket.on('data', (piece: string) => {
        if (piece.includes('retry:')) resolve();
        if (piece.startsWith('HTTP/1.1 4')) reject(new Error(piece.slice(0, 200)));
        for (const [, id = ''] of piece.matchAll(/^id: (\d+)\nevent: message$/gm)) {
          this.ids.add(id);
          const heard = this.moments[count++] ?? [];
          this.moments[count - 1] = heard;
          heard.push(performance.now());
        }
      });
      socket.once('close', () => reject(new Error('a stream ended')));
    });
    await once(socket, 'connect');
    const resume = lastEventId ? `last-event-id: ${lastEventId}\r\n` : '';
    socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n${resume}\r\n`);
    await begun;
  }

  /** When the readers heard their message number `n`, counted from 0. */
  heard(n: number): readonly number[] {
    return this.moments[n] ?? [];
  }

  lastIds(): string[] {
    return [...this.ids].toSorted((a, b) => Number(b) - Number(a));
  }

  async leave(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
  }
}
