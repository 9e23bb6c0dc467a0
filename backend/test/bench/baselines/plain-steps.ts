import pg from 'pg';
import { INSERT_HISTORY, SESSION_AND_SUBSCRIPTION } from './lookup-steps.js';
import type { Asked, Steps } from './plain-server.js';

export const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

/** The account of a session with a plan, asked of the database. */
export const accountOf: Steps['accountOf'] = async ({ sid }) => {
  const { rows } = await database.query({ name: 'session', text: SESSION_AND_SUBSCRIPTION, values: [sid] });
  return rows[0]?.account_id ?? null;
};

/** One row of the history, as it is. */
export const save = async (account: string, { cpf, finalidade }: Asked, data: unknown): Promise<string> => {
  const values = [account, cpf, finalidade, JSON.stringify(data)];
  return (await database.query({ name: 'history', text: INSERT_HISTORY, values })).rows[0].id;
};
