import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';

it('One address holds no more connections than its ceiling, and others that end make room (ASVS 15.2.2)', async () => {
  const app = await startApp({ env: { RATE_LIMIT: 'on', CONNECTIONS_PER_ADDRESS: '10', LOG_LEVEL: 'debug' } });
  const { hostname, port } = new URL(app.url);
  const dial = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const heard = async (socket: Socket): Promise<string> => {
    let text = '';
    socket.on('data', (piece) => (text += piece.toString()));
    socket.write('GET /api/public/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    return text;
  };
  const held: Socket[] = [];
  while (held.length <= 10) held.push(await dial());
  const [refused] = await Promise.race(held.map((socket) => once(socket, 'data')));
  const [head, body = ''] = String(refused).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 429 .*\r\nContent-Type: application\/problem\+json; .*\r\nRetry-After: 1$/s);
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: 429, code: 'TOO_MANY_CONNECTIONS' });
  const { requestId } = JSON.parse(body) as { requestId: string };
  expect(head).toContain(`\r\nX-Request-Id: ${requestId}\r\n`);
  await until(() => app.log().includes(`"requestId":"${requestId}","statusCode":429`));
  for (const socket of held.slice(0, 3)) {
    socket.destroy();
    await once(socket, 'close');
  }
  expect(await heard(await dial())).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of held) socket.destroy();
  await app.stop();
});
