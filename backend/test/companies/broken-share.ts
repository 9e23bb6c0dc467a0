import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Ill {
  /** Hangs up in the middle of a file, so many times each. */
  readonly hangUps?: number;
  /** Sends a file with a byte changed, the first so many times. */
  readonly damaged?: Readonly<Record<string, number>>;
  /** After a third of each file it sends byte by byte, until it is told to hurry. */
  readonly slow?: boolean;
  /** Files that are not there yet. */
  readonly lacks?: readonly string[];
  /** Is listed as well, and not there, each name as it stands in an address. */
  readonly listed?: readonly string[];
  /** Has no listing, until it recovers. */
  readonly down?: boolean;
  /** Hangs up in the middle of a listing. */
  readonly cut?: boolean;
}

/** A share like the publisher's of one month, on a server that breaks off and sends rubbish. */
export class BrokenShare {
  /** Where each answer of a file began, by its name. */
  readonly sent = new Map<string, number[]>();
  /** When it was asked for a listing that it did not have, in milliseconds. */
  readonly missed: number[] = [];
  private readonly server: Server;
  private hurries = false;
  private isDown: boolean;

  constructor(
    private readonly folder: string,
    private readonly month: string,
    private readonly ill: Ill,
    /** Where the reader keeps what it has. */
    private readonly target: string,
  ) {
    this.isDown = ill.down === true;
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Answers its address as some operators write it. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Has a listing from now on. */
  recover(): void {
    this.isDown = false;
  }

  hurry(): void {
    this.hurries = true;
  }

  private answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
    if (url.includes('//')) {
      response.writeHead(404).end();
      return;
    }
    if (method === 'PROPFIND' && this.isDown) {
      this.missed.push(performance.now());
      response.writeHead(503).end();
      return;
    }
    if (method === 'PROPFIND' && this.ill.cut) {
      const listing = this.listing(url);
      response.writeHead(207, { 'content-type': 'application/xml', 'content-length': listing.length });
      response.write(listing.slice(0, listing.length >> 1), () => response.destroy());
      return;
    }
    if (method === 'PROPFIND') {
      response.writeHead(207, { 'content-type': 'application/xml' }).end(this.listing(url));
      return;
    }
    const name = url.slice(url.lastIndexOf('/') + 1);
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const begun = [...(this.sent.get(name) ?? []), from];
    this.sent.set(name, begun);
    if (!existsSync(join(this.folder, name))) {
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(join(this.folder, name));
    if (begun.length <= (this.ill.damaged?.[name] ?? 0)) {
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] as number) ^ 0xff;
    }
    const rest = bytes.subarray(from);
    response.writeHead(206, { 'content-length': rest.length });
    if (this.ill.slow) this.trickle(response, rest, Math.ceil(rest.length / 3));
    else if (begun.length > (this.ill.hangUps ?? 0)) response.end(rest);
    else {
      response.write(rest.subarray(0, Math.ceil(rest.length / 3)));
      this.hangUpOnceArrived(response, name, from);
    }
  }

  private trickle(response: ServerResponse, rest: Buffer, bytes: number): void {
    if (response.destroyed) return;
    if (this.hurries || rest.length <= bytes) {
      response.end(rest);
      return;
    }
    response.write(rest.subarray(0, bytes));
    setTimeout(() => this.trickle(response, rest.subarray(bytes), 1), 20);
  }

  /** Not before the reader has some of it on its disk: what is on its way is lost with the connection. */
  private hangUpOnceArrived(response: ServerResponse, name: string, from: number): void {
    if (response.destroyed) return;
    if (this.arrived(name) > from) response.destroy();
    else setTimeout(() => this.hangUpOnceArrived(response, name, from), 10);
  }

  private arrived(name: string): number {
    if (!existsSync(this.target)) return 0;
    const part = readdirSync(this.target).find((file) => file.startsWith(`${name}.`));
    return part ? (statSync(join(this.target, part), { throwIfNoEntry: false })?.size ?? 0) : 0;
  }

  private listing(url: string): string {
    const entry = (path: string, more = '') =>
      `<d:response><d:href>/${path}</d:href><d:propstat><d:prop>${more}</d:prop></d:propstat></d:response>`;
    const there = readdirSync(this.folder).filter((name) => !this.ill.lacks?.includes(name));
    const files = there.map((name) => {
      const { length } = readFileSync(join(this.folder, name));
      return entry(
        `${this.month}/${name}`,
        `<d:getcontentlength>${length}</d:getcontentlength><d:getetag>1</d:getetag>`,
      );
    });
    const strange = (this.ill.listed ?? []).map((name) =>
      entry(`${this.month}/${name}`, '<d:getcontentlength>9</d:getcontentlength>'),
    );
    const found = url === '/' ? [entry(`${this.month}/`)] : [...files, ...strange];
    return `<d:multistatus xmlns:d="DAV:">${found.join('')}</d:multistatus>`;
  }
}
