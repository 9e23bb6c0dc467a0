import fastify from 'fastify';
import pg from 'pg';
import { Pool } from 'undici';
import { clean, INSERT_HISTORY, isCpf, SESSION_AND_SUBSCRIPTION, verifyToken } from './lookup-steps.js';

/** The same lookup on Fastify, with pg as most people call it: unnamed, parameterised statements. */

interface Body {
  cpf: string;
  finalidade: string;
}

const { PORT, DATABASE_URL, VENDOR_URL = '', VENDOR_KEY, JWT_SECRET = '' } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
const vendor = new Pool(VENDOR_URL);
const app = fastify();

const schema = {
  body: {
    type: 'object',
    required: ['cpf', 'finalidade'],
    additionalProperties: false,
    properties: { cpf: { type: 'string', maxLength: 14 }, finalidade: { type: 'string', maxLength: 40 } },
  },
};

app.post<{ Body: Body }>('/api/external/cpf', { schema }, async (request, reply) => {
  const claims = verifyToken(request.headers.authorization, JWT_SECRET);
  if (!claims) return reply.code(401).send({ success: false, error: 'Token não encontrado' });

  const session = await database.query(SESSION_AND_SUBSCRIPTION, [claims.sid]);
  if (session.rowCount === 0) return reply.code(403).send({ success: false, requiresSubscription: true });
  const { cpf, finalidade } = request.body;
  if (!isCpf(cpf)) return reply.code(400).send({ success: false, error: 'CPF inválido' });

  const answer = await vendor.request({
    method: 'GET',
    path: `/bureau/v1/pessoas/cpf/${cpf}`,
    headers: { authorization: `Bearer ${VENDOR_KEY}` },
  });
  if (answer.statusCode !== 200) return reply.code(502).send({ success: false, error: 'Fonte fora do ar' });
  const data = clean(await answer.body.json());

  const values = [session.rows[0].account_id, cpf, finalidade, JSON.stringify(data)];
  const saved = await database.query(INSERT_HISTORY, values);
  return { success: true, data, meta: { protocolo: saved.rows[0].id } };
});

process.on('disconnect', () => process.exit());
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.send?.({ type: 'ready' });
