import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A vendor that answers every call with one recorded reply; a call for a token gets one. */
export class RecordedVendor {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** `edit` may re-address the reply to whom the path asks for. */
  static async of(file: string, edit: (reply: string, path: string) => string = (reply) => reply) {
    const reply = readFileSync(file, 'utf8');
    const isJson = file.endsWith('.json');
    const isPage = reply.startsWith('<!DOCTYPE');
    const mediaType = isJson ? 'application/json' : isPage ? 'text/html' : 'text/plain';
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      const token = path.endsWith('/token');
      response.setHeader('content-type', `${token ? 'application/json' : mediaType}; charset=utf-8`);
      response.end(token ? '{"access_token":"t","expires_in":3600}' : edit(reply, path));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new RecordedVendor(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
