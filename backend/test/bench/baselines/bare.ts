import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { Pool } from 'undici';
import { clean, INSERT_HISTORY, isCpf, SESSION_AND_SUBSCRIPTION, verifyToken } from './lookup-steps.js';

/** The least that a lookup can be: node:http, one undici pool, pg with named statements. */

const { PORT, DATABASE_URL, VENDOR_URL = '', VENDOR_KEY, JWT_SECRET = '' } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
const vendor = new Pool(VENDOR_URL);

const server = createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/api/external/cpf') {
    return answer(response, 404, { success: false, error: 'Rota não encontrada' });
  }
  lookUp(request, response).catch(() => answer(response, 500, { success: false, error: 'Erro interno' }));
});

async function lookUp(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await read(request)) as { cpf?: unknown; finalidade?: unknown };
  const claims = verifyToken(request.headers.authorization, JWT_SECRET);
  if (!claims) return answer(response, 401, { success: false, error: 'Token não encontrado' });

  const session = await database.query({ name: 'session', text: SESSION_AND_SUBSCRIPTION, values: [claims.sid] });
  if (session.rowCount === 0) return answer(response, 403, { success: false, requiresSubscription: true });
  if (!isCpf(body.cpf)) return answer(response, 400, { success: false, error: 'CPF inválido' });

  const reply = await vendor.request({
    method: 'GET',
    path: `/bureau/v1/pessoas/cpf/${body.cpf}`,
    headers: { authorization: `Bearer ${VENDOR_KEY}` },
  });
  if (reply.statusCode !== 200) return answer(response, 502, { success: false, error: 'Fonte fora do ar' });
  const data = clean(await reply.body.json());

  const saved = await database.query({
    name: 'history',
    text: INSERT_HISTORY,
    values: [session.rows[0].account_id, body.cpf, body.finalidade, JSON.stringify(data)],
  });
  answer(response, 200, { success: true, data, meta: { protocolo: saved.rows[0].id } });
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

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) })
    .end(text);
}

process.on('disconnect', () => process.exit());
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
