import { expect, test } from '@playwright/test';

const BROWSER = { accept: 'text/html' };

test('who runs no script reads what each page is, where it lies, and which ones to leave out', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await (await request.get(robots.match(/^Sitemap: (\S+)$/m)?.[1] ?? '')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toContain(`${baseURL}/`);
  expect(addresses.length).toBeGreaterThan(8);
  const titles = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address, { headers: BROWSER });
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${address}" />`);
    expect(html).toContain(`<meta property="og:image" content="${baseURL}/social-card.png" />`);
    titles.add(html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '');
  }
  expect(titles.size).toBe(addresses.length);
  for (const path of ['/consultas', '/admin', '/redefinir-senha/segredo']) {
    const answer = await request.get(path, { headers: BROWSER });
    expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(await answer.text()).not.toContain('segredo');
  }
  expect((await request.get('/nada/aqui', { headers: BROWSER })).status()).toBe(404);
  for (const file of [
    '/social-card.png',
    '/site.webmanifest',
    '/favicon.svg',
    '/icon-512.png',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(file)).status()).toBe(200);
  }
});

test('files with a hash in their name are kept for a year, and no other path leads to a file', async ({ request }) => {
  const html = await (await request.get('/', { headers: BROWSER })).text();
  const [script] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
  const answer = await request.get(script ?? '');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await request.head(script ?? '')).status()).toBe(200);
  expect((await request.get('/favicon.svg')).headers()['cache-control']).toBe('public, max-age=3600');
  for (const path of ['/assets/none.js', '/assets/..%2findex.html', '/assets/%2e%2e/home.html', '/index.html']) {
    const refused = await request.get(path);
    expect([path, refused.status()]).toEqual([path, 404]);
    expect(await refused.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND', error: 'Endereço não encontrado.' });
  }
});
