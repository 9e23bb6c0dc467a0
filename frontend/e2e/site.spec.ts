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
  for (const path of ['/nada/aqui', '/empresas/99', '/empresas/11222333000181']) {
    const answer = await request.get(path, { headers: BROWSER });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<title>Página Não Encontrada');
  }
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

test('an address with a final slash is that without it', async ({ page }) => {
  await page.goto('/sugestoes/?x=1#y');
  await expect(page).toHaveURL('/sugestoes?x=1#y');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a person whose address leads nowhere reads so, whatever it looks like; a program is told in JSON', async ({
  request,
}) => {
  const lost = [
    '/%ff',
    '/consultas%',
    '/caf%E9?x=%',
    '/consultas/%ff',
    '/sobre.php',
    '/consultas/x.php',
    '/apis',
    '/v1x',
  ];
  for (const path of lost) {
    const shown = await request.get(path, { headers: BROWSER });
    expect([path, shown.status(), shown.headers()['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(await shown.text()).toContain('<title>Página Não Encontrada');
    expect((await request.head(path, { headers: BROWSER })).status()).toBe(404);
    const told = await request.get(path);
    expect([path, told.headers()['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
  }
  for (const path of ['/api/%ff', '/api/x.php', '/api-docs', '/v1/%ff', '/v1', '/assets/%ff', '/assets/none.js']) {
    const told = await request.get(path, { headers: BROWSER });
    expect([path, told.headers()['content-type']]).toEqual([path, expect.stringContaining('json')]);
  }
  expect((await request.post('/%ff', { headers: BROWSER })).headers()['content-type']).toContain('json');
});

test('files with a hash in their name are kept for a year, and no other path leads to a file (ASVS 5.3.2)', async ({
  request,
}) => {
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

test('scripts and styles leave as the build compressed them, and all who ask get the same', async ({ request }) => {
  const html = await (await request.get('/', { headers: BROWSER })).text();
  for (const kind of ['js', 'css']) {
    const [path = ''] = html.match(new RegExp(`/assets/[\\w-]+\\.${kind}`)) ?? [];
    const asked = (accepted: string) => request.get(path, { headers: { 'accept-encoding': accepted } });
    const [smallest, gzip, plain] = await Promise.all([asked('gzip, deflate, br'), asked('gzip'), asked('identity')]);
    const encodings = [smallest, gzip, plain].map((answer) => answer.headers()['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', undefined]);
    // What is compressed on the way has no length.
    const { 'content-length': length, vary, 'cache-control': kept, 'content-type': type } = smallest.headers();
    expect(Number(length)).toBeLessThan((await plain.body()).length / 2);
    expect(vary?.toLowerCase()).toContain('accept-encoding');
    expect([kept, type]).toEqual([plain.headers()['cache-control'], plain.headers()['content-type']]);
    expect([await smallest.text(), await gzip.text()]).toEqual([await plain.text(), await plain.text()]);
  }
});

test('every kind of answer names its type, is guarded against browsers’ guesses, and lists no folder (ASVS 3.4.3, 3.4.4, 3.4.6, 4.1.1, 13.4.3, 13.4.4)', async ({
  request,
}) => {
  const html = await (await request.get('/', { headers: BROWSER })).text();
  const kinds: [path: string, status: number, type: string, method?: string][] = [
    ['/', 200, 'text/html; charset=utf-8'],
    ['/nada/aqui', 404, 'text/html; charset=utf-8'],
    ['/api/public/config', 200, 'application/json; charset=utf-8'],
    ['/api/user/profile', 401, 'application/json; charset=utf-8'],
    ['/api/nada', 404, 'application/json; charset=utf-8'],
    ['/api/docs', 200, 'text/html; charset=utf-8'],
    ['/api/docs/swagger-ui-init.js', 200, 'application/javascript; charset=utf-8'],
    ['/api/openapi.json', 200, 'application/json; charset=utf-8'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['/.well-known/security-policy.txt', 200, 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 200, 'application/manifest+json'],
    ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8'],
    [html.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '', 200, 'application/javascript; charset=utf-8'],
    ['/assets/', 404, 'application/json; charset=utf-8'],
    ['/assets', 404, 'text/html; charset=utf-8'],
    ['/api/public/config', 404, 'application/json; charset=utf-8', 'TRACE'],
  ];
  const seen: typeof kinds = [];
  for (const [path, , , method] of kinds) {
    const answer = await request.fetch(path, { method: method ?? 'GET', headers: { ...BROWSER, 'x-segredo': 'eco' } });
    const headers = answer.headers();
    seen.push([path, answer.status(), headers['content-type'] ?? '', ...(method ? [method] : [])] as (typeof kinds)[0]);
    const policy = headers['content-security-policy'];
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await answer.text()).not.toMatch(/x-segredo|Index of/);
  }
  expect(seen).toEqual(kinds);
});

test('no text becomes an element or a script of another server, even for our own code (ASVS 3.2.2)', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  const tried = await page.evaluate(() => {
    const outcome = (assign: () => void) => {
      try {
        assign();
        return 'assigned';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const [box, script] = [document.createElement('div'), document.createElement('script')];
    return {
      element: outcome(() => Object.assign(box, { innerHTML: '<img src=x onerror=alert(1)>' })),
      style: outcome(() => Object.assign(box, { innerHTML: ':root { --x: 1 }' })),
      foreign: outcome(() => Object.assign(script, { src: 'https://exemplo.com.br/x.js' })),
      own: outcome(() => Object.assign(script, { src: '/assets/x.js' })),
      text: outcome(() => Object.assign(script, { text: 'alert(1)' })),
    };
  });
  expect(tried).toEqual({
    element: 'TypeError',
    style: 'assigned',
    foreign: 'TypeError',
    own: 'assigned',
    text: 'TypeError',
  });
});

test('who found a weakness reads whom to write to, until when, and under which policy', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:encarregado@empresa.com.br',
    'Preferred-Languages': 'pt-BR',
    Canonical: `${baseURL}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect([days > 90, days < 365]).toEqual([true, true]);
  expect(await (await request.get(fields.Policy ?? '')).text()).toContain('Política de segurança');
});

test('on paper a page is dark on white and without its bars, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/termos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(lightOnDark)).not.toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(lightOnDark)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

/** Runs in the page: the texts in view whose letters are light. */
function lightOnDark(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,p,li,a)')];
  const isLight = (one: HTMLElement) => Number(/\d+/.exec(getComputedStyle(one).color)?.[0]) > 140;
  return texts.filter((one) => one.checkVisibility() && isLight(one)).map((one) => one.innerText.slice(0, 40));
}
