import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import type { ErrorBody, SessionBody } from './people.js';

export const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Chefe-12345', ADMIN_EMAIL: 'chefe@empresa.com.br' };

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

/** Every administrator's last proof is older than five minutes. No instance is told: for this they must look themselves. */
export async function letProofPass(app: World): Promise<void> {
  await app.sql.query("update sessions set proven_until = now() - interval '1 second' where kind = 'admin'");
}
