import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { type ErrorBody, PASSWORD, type SessionBody } from './people.js';

export const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041', ADMIN_EMAIL: 'chefe@empresa.com.br' };

/** Shows what an administrator shows at the door; the one of the settings, unless said otherwise. */
export function enterAsAdmin(
  http: HttpClient,
  change: { username?: string; password?: string; totp?: string } = {},
): Promise<Answer<SessionBody & ErrorBody>> {
  return http.post('/api/auth/admin/login', {
    username: ADMIN.ADMIN_USERNAME,
    password: ADMIN.ADMIN_PASSWORD,
    captchaToken: 'ficha',
    ...change,
  });
}

/** The same, signed in. */
export async function adminOf(
  app: Pick<World, 'http'>,
  change?: Parameters<typeof enterAsAdmin>[1],
): Promise<HttpClient> {
  return app.http.as((await enterAsAdmin(app.http, change)).body.token);
}

/** Every administrator's last proof is older than five minutes. No instance is told: for this they must look themselves. */
export async function letProofPass(app: World): Promise<void> {
  await app.sql.query("update sessions set proven_until = now() - interval '1 second' where kind = 'admin'");
}

/** Another administrator, invited by the first one, who has chosen a password and is in. */
export async function colleague(app: World, username = `outra-${Date.now()}`) {
  const first = await adminOf(app);
  const { id, password } = (await first.post<{ id: string; password: string }>('/api/admin/admins', { username })).body;
  const http = await adminOf(app, { username, password });
  await http.post('/api/admin/me/password', { newPassword: PASSWORD });
  return { id, http };
}
