import { parse } from 'node:querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { CookieFlags, RefreshCookies } from './refresh-cookies.js';

const at = (PUBLIC_URL: string) =>
  new RefreshCookies(new CookieFlags(Object.assign(new PlatformConfig(), { PUBLIC_URL })));

const bearing = (cookie: string) =>
  ({ headers: { cookie }, server: { parseCookie: (text: string) => parse(text, '; ') } }) as unknown as FastifyRequest;

describe('The cookie of a session', () => {
  it('is taken by browsers encrypted or not at all, out of scripts’ reach, for one path (ASVS 3.3.1, 3.3.2, 3.3.4)', () => {
    const set: unknown[][] = [];
    const reply = { setCookie: (...given: unknown[]) => set.push(given) } as unknown as FastifyReply;
    const cookies = at('https://nitido.example');
    cookies.set(reply, { kind: 'user', refreshToken: 'segredo', refreshSeconds: 60 });
    expect(set).toEqual([
      [
        '__Secure-nitido_refresh',
        'segredo',
        { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: true, maxAge: 60 },
      ],
    ]);
    const request = bearing('__Secure-nitido_refresh=segredo; nitido_refresh=de outro');
    expect(cookies.read(request, 'user')).toBe('segredo');
  });

  it('has its bare name on loopback alone, which is not encrypted', () => {
    const request = bearing('nitido_admin_refresh=segredo');
    expect(at('http://127.0.0.1:3000').read(request, 'admin')).toBe('segredo');
    expect(at('https://nitido.example').read(request, 'admin')).toBeNull();
  });
});
