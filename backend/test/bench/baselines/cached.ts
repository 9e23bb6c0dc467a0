import pg from 'pg';
import { INSERT_HISTORY, SESSION_AND_SUBSCRIPTION } from './lookup-steps.js';
import { serve } from './plain-server.js';

/** Bare, but a session is believed for five seconds: a blocked account or a plan that has ended goes on for as long. */

const MOST_MS = 5_000;
const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const sessions = new Map<string, { account: string | null; until: number }>();

serve({
  async accountOf({ sid }) {
    const known = sessions.get(sid);
    if (known && known.until > Date.now()) return known.account;
    const { rows } = await database.query({ name: 'session', text: SESSION_AND_SUBSCRIPTION, values: [sid] });
    const account = rows[0]?.account_id ?? null;
    sessions.set(sid, { account, until: Date.now() + MOST_MS });
    return account;
  },
  async save(account, { cpf, finalidade }, data) {
    const values = [account, cpf, finalidade, JSON.stringify(data)];
    return (await database.query({ name: 'history', text: INSERT_HISTORY, values })).rows[0].id;
  },
});
