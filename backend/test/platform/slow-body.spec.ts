import { once } from 'node:events';
import { connect } from 'node:net';
import { startApp } from '../harness/start-app.js';

describe('A request that comes by drops', () => {
  it('is answered 408 in our envelope, as a problem, after 15 s, and its connection ended', async () => {
    const app = await startApp();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const from = Date.now();
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const drops = setInterval(() => socket.write(' '), 500);
    let heard = '';
    socket.on('data', (piece) => (heard += piece.toString()));
    socket.on('error', () => {});
    await once(socket, 'close');
    clearInterval(drops);
    const [head, body = ''] = heard.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nContent-Type: application\/problem\+json; /s);
    expect(JSON.parse(body)).toMatchObject({
      type: 'about:blank',
      status: 408,
      success: false,
      code: 'REQUEST_TIMEOUT',
    });
    expect(Date.now() - from).toBeGreaterThan(14_000);
    expect(Date.now() - from).toBeLessThan(40_000);
  });
});
