import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clients } from '../harness/start-app.js';

describe('A journey', () => {
  let server: Server;
  let answer: { status: number; body: object };
  let url: string;

  beforeAll(async () => {
    server = createServer((_, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  it('fails at an answer with another shape than its description (ASVS 8.1.2)', async () => {
    answer = { status: 200, body: { stats: 'none' } };
    await expect(clients(url, url).http.get('/api/public/stats')).rejects.toThrow(/is not as described/);
  });

  it('fails at a status that its description does not name', async () => {
    answer = { status: 418, body: {} };
    await expect(clients(url, url).http.get('/api/public/stats')).rejects.toThrow('418 is not described');
  });
});
