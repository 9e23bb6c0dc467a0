import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
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
    return RecordedVendor.answering(200, mediaType, (path) => edit(reply, path));
  }

  /** What stands before a vendor that is away: it knows no address, in a page of its own. */
  static notFoundPage() {
    const page = '<html><head><title>404 Not Found</title></head><body>Página não encontrada<hr>nginx</body></html>';
    return RecordedVendor.answering(404, 'text/html', () => page);
  }

  /** Each call is answered as the test says. */
  static by(answer: (method: string, path: string) => { status: number; body: object }) {
    return RecordedVendor.listening((request, response) => {
      const { status, body } = answer(request.method ?? '', request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  private static answering(status: number, mediaType: string, reply: (path: string) => string) {
    return RecordedVendor.listening((request, response) => {
      const path = request.url ?? '';
      const token = path.endsWith('/token');
      response.setHeader('content-type', `${token ? 'application/json' : mediaType}; charset=utf-8`);
      response.statusCode = token ? 200 : status;
      response.end(token ? '{"access_token":"t","expires_in":3600}' : reply(path));
    });
  }

  private static async listening(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new RecordedVendor(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
