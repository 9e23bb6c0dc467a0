import type { Socket } from 'node:net';
import { AppError } from '../../kernel/errors.js';
import { newId } from '../ids.js';
import { problemOf } from './problem.js';

const ANSWERS: Readonly<Record<string, [status: string, code: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'O cabeçalho da requisição é grande demais.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', 'A requisição demorou demais para chegar.'],
};
const TOO_MANY = [
  '429 Too Many Requests',
  'TOO_MANY_CONNECTIONS',
  'Há conexões demais do seu endereço. Feche algumas e tente novamente.',
] as const;
const BROKEN = ['400 Bad Request', 'BAD_REQUEST', 'Requisição inválida.'] as const;

type Headers = Readonly<Record<string, string>>;
type Told = (status: number, requestId: string) => void;

/** Answers in our envelope, which is a problem too (RFC 9457), and with the headers of every answer what Node could not even read as HTTP, and ends the connection. */
export function answerUnreadable(headers: Headers, told: Told) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    answerAndEnd(socket, ANSWERS[error.code ?? ''] ?? BROKEN, headers, told);
  };
}

/** Answers a connection that is one too many, without waiting for its request. */
export function answerTooManyConnections(socket: Socket, headers: Headers, told: Told): void {
  answerAndEnd(socket, TOO_MANY, { ...headers, 'Retry-After': '1' }, told);
}

function answerAndEnd(
  socket: Socket,
  [line, code, text]: readonly [string, string, string],
  headers: Headers,
  told: Told,
): void {
  const [status, requestId] = [Number.parseInt(line, 10), newId()];
  const envelope = problemOf(new AppError('invalid', code, text), requestId).body;
  const body = JSON.stringify({ type: 'about:blank', title: text, status, ...envelope });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    `X-Request-Id: ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  told(status, requestId);
}
