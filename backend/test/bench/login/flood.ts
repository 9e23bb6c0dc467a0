import { Pool } from 'undici';

export interface Flood {
  /** Ends it; answers how many signed in each second. */
  stop(): Promise<number>;
}

/** Signs accounts in without pause over so many connections. Its end rejects when one was not let in. */
export function startFlood(url: string, credentials: readonly object[], connections: number): Flood {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const started = performance.now();
  let logins = 0;
  let over = false;
  const connection = async (_: unknown, index: number) => {
    for (let turn = index; !over; turn++) {
      const body = JSON.stringify(credentials[turn % credentials.length]);
      const headers = { 'content-type': 'application/json' };
      const answer = await pool.request({ method: 'POST', path: '/api/auth/login', headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 200)
        throw new Error(`a login was answered ${answer.statusCode}: ${text.slice(0, 400)}`);
      if (!over) logins++;
    }
  };
  const ended = Promise.all(Array.from({ length: connections }, connection));
  ended.catch(() => undefined); // told when it is stopped
  return {
    stop: async () => {
      over = true;
      const seconds = (performance.now() - started) / 1000;
      await ended.finally(() => pool.destroy());
      return logins / seconds;
    },
  };
}
