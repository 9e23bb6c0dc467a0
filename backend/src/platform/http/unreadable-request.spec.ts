import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { securityHeaders } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

it('What cannot be read as HTTP is answered with the headers of every answer (ASVS 3.4.1, 3.4.4, 3.4.6)', async () => {
  const told = jest.fn();
  const server = createServer()
    .on('clientError', answerUnreadable(securityHeaders(true), told))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece.toString();
  });
  socket.write('nonsense\r\n\r\n');
  await once(socket, 'close');
  server.close();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const [name, value] of Object.entries(securityHeaders(true))) expect(head).toContain(`${name}: ${value}`);
  expect(head).toContain('Content-Type: application/problem+json; charset=utf-8');
  const [type, title] = ['about:blank', 'Requisição inválida.'];
  expect(JSON.parse(body)).toMatchObject({
    type,
    title,
    status: 400,
    success: false,
    error: title,
    code: 'BAD_REQUEST',
  });
  const { requestId } = JSON.parse(body) as { requestId: string };
  expect(head).toContain(`\r\nX-Request-Id: ${requestId}`);
  expect(told.mock.calls).toEqual([[400, requestId]]);
});
