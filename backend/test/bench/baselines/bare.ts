import pg from 'pg';
import { INSERT_HISTORY, SESSION_AND_SUBSCRIPTION } from './lookup-steps.js';
import { serve } from './plain-server.js';

/** The least that a lookup can be: node:http, one undici pool, pg with named statements. */

const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

serve({
  async accountOf({ sid }) {
    const { rows } = await database.query({ name: 'session', text: SESSION_AND_SUBSCRIPTION, values: [sid] });
    return rows[0]?.account_id ?? null;
  },
  async save(account, { cpf, finalidade }, data) {
    const values = [account, cpf, finalidade, JSON.stringify(data)];
    return (await database.query({ name: 'history', text: INSERT_HISTORY, values })).rows[0].id;
  },
});
