import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { type Claims, clean, isCpf, verifyToken } from './lookup-steps.js';

/** What all plain servers do: node:http, the token, the CPF, one undici pool to the vendor, the answer. */

const { PORT, VENDOR_URL = '', VENDOR_KEY, JWT_SECRET = '' } = process.env;
const vendor = new Pool(VENDOR_URL);

export interface Asked {
  readonly cpf: string;
  readonly finalidade: unknown;
}

/** What one of them does itself. */
export interface Steps {
  /** The account of a session with a plan; null without one. */
  accountOf(claims: Claims): Promise<string | null>;
  /** Stores the lookup and answers its id; null when it may not be answered. */
  save(account: string, asked: Asked, data: unknown): Promise<string | null>;
}

type Told = [status: number, body: object];

export function serve(steps: Steps): void {
  const server = createServer(async (request, response) => {
    const known = request.method === 'POST' && request.url === '/api/external/cpf';
    const [status, body] = known
      ? await lookUp(steps, request).catch((): Told => [500, { success: false, error: 'Erro interno' }])
      : [404, { success: false, error: 'Rota não encontrada' }];
    const text = JSON.stringify(body);
    const type = 'application/json; charset=utf-8';
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
  });
  process.on('disconnect', () => process.exit());
  server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
}

async function lookUp(steps: Steps, request: IncomingMessage): Promise<Told> {
  const { cpf, finalidade } = JSON.parse(await read(request)) as { cpf?: unknown; finalidade?: unknown };
  const claims = verifyToken(request.headers.authorization, JWT_SECRET);
  if (!claims) return [401, { success: false, error: 'Token não encontrado' }];
  const account = await steps.accountOf(claims);
  if (account === null) return [403, { success: false, requiresSubscription: true }];
  if (!isCpf(cpf)) return [400, { success: false, error: 'CPF inválido' }];

  const reply = await vendor.request({
    method: 'GET',
    path: `/bureau/v1/pessoas/cpf/${cpf}`,
    headers: { authorization: `Bearer ${VENDOR_KEY}` },
  });
  if (reply.statusCode !== 200) return [502, { success: false, error: 'Fonte fora do ar' }];
  const data = clean(await reply.body.json());
  const id = await steps.save(account, { cpf, finalidade }, data);
  if (id === null) return [403, { success: false, error: 'Não pode ser informado' }];
  return [200, { success: true, data, meta: { protocolo: id } }];
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });
}
