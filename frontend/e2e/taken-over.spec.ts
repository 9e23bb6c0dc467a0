import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { holdAnswer } from './hold-answer';
import { logIn, newSubscriber } from './lookup-area';
import { WITH_MOTION } from './motion';
import { ALSO_ON_A_PHONE } from './phone';
import { PUBLIC_PAGES } from './public-pages';
import { requestsOf } from './quiet';
import { takenOver } from './taken-over';

test.use(WITH_MOTION);

declare global {
  interface Window {
    /** How far what stood on the page has moved without anybody asking. */
    moved: number;
  }
}

/** Runs in the page, before all else. */
function watchMoves(): void {
  window.moved = 0;
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.moved += entry.value;
    }
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}

test('the page’s code takes the markup over as it stands: no error, and nothing moves', {
  tag: ALSO_ON_A_PHONE,
}, async ({ page }) => {
  const still = ['/', '/login', '/assinatura'];
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(watchMoves);
  for (const path of [
    ...PUBLIC_PAGES,
    '/confirmar-email/nada',
    '/admin/login',
    '/consultas',
    '/consultas/registro/20261121-0000-0000',
    '/historico',
    '/admin',
  ]) {
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect([path, faults]).toEqual([path, []]);
    const most = still.includes(path) ? 0 : 0.01;
    expect([path, (await page.evaluate(() => window.moved)) <= most]).toEqual([path, true]);
  }
});

test('a page whose markup comes in pieces is painted once it is whole, so that nothing moves', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(watchMoves);
  for (const path of ['/', '/login', '/assinatura']) {
    const inPieces = await servedInPieces(new URL(path, baseURL));
    await page.goto(`http://127.0.0.1:${(inPieces.address() as AddressInfo).port}`);
    expect([path, await page.evaluate(() => window.moved)]).toEqual([path, 0]);
    await new Promise((closed) => inPieces.close(closed).closeAllConnections());
  }
});

/** A server that has this page alone, and sends its head at once and its body bit by bit, as a slow line does. */
async function servedInPieces(page: URL): Promise<Server> {
  const html = await (await fetch(page)).text();
  const body = html.indexOf('<body');
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, body));
    for (let at = body; at < html.length; at += 1_000) {
      response.write(html.slice(at, at + 1_000));
      await sleep(50);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('the plans keep their places on screens of any width as the lookups a day come', async ({ page }) => {
  const places = () =>
    page
      .getByRole('group', { name: 'Planos' })
      .evaluate((plans) =>
        [...plans.querySelectorAll('label, [data-part]')].map((part) => part.getBoundingClientRect().toJSON()),
      );
  const placesByWidth = async () => {
    const all: Record<number, unknown> = {};
    for (const width of [1440, 1280, 1150, 1024, 900, 800, 412]) {
      await page.setViewportSize({ width, height: 900 });
      all[width] = await places();
    }
    return all;
  };
  // In the widest font that may stand there: the page's own, which may come or not, changes with a width.
  await page.route('**/*.woff2', (route) => route.abort());
  const free = await holdAnswer(page, '**/api/plans');
  await page.goto('/assinatura');
  await takenOver(page);
  const before = await placesByWidth();
  free();
  await expect(page.getByText(/consultas por dia/)).toHaveCount(3);
  expect(await placesByWidth()).toEqual(before);
});

/** Where somebody who is signed in presses something that stands below what the server has yet to tell. */
const PRESSED_IN = {
  subscriber: [
    '/consultas',
    '/consultas?tipo=cpf',
    '/consultas?grupo=cpf',
    '/empresas',
    '/consultas?aba=perfil',
    '/assinatura',
  ],
  administrator: [
    '/admin/seguranca',
    '/admin/settings',
    '/admin/fontes',
    '/admin/auditoria',
    '/admin/limpeza',
    '/admin/mensagens',
  ],
};

/** Somebody of whom no other journey changes anything; with a purpose, as most have after their first lookup. */
async function enterAs(who: string, page: Page, request: APIRequestContext): Promise<void> {
  if (who === 'administrator') return void (await enterAsNewAdmin(page));
  await logIn(page, await newSubscriber(request, `imovel.${test.info().project.name}`));
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const saved = await request.put('/api/user/preferences', {
    headers: { authorization: `Bearer ${token}` },
    data: { finalidadePadrao: 'cobranca' },
  });
  expect(saved.status()).toBe(200);
}

for (const [who, paths] of Object.entries(PRESSED_IN)) {
  test(`nothing moves under the finger of who is signed in as ${who} as the answers come`, {
    tag: ALSO_ON_A_PHONE,
  }, async ({ page, request }) => {
    await enterAs(who, page, request);
    await page.addInitScript(watchMoves);
    const requests = requestsOf(page);
    await page.route('**/api/**', async (route) => {
      // After what stands without it was drawn, and so long after the key that what moves counts as unasked for; the page
      // that asked may be gone by then.
      await sleep(600);
      await route.continue().catch(() => undefined);
    });
    const moved: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await takenOver(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await requests.quiet();
      const far = await page.evaluate(() => window.moved);
      if (far > 0.01) moved.push(`${path} ${far}`);
    }
    expect(moved).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Keeps the page's code back until the answer is called. */
const withoutCode = (page: Page) => holdAnswer(page, '**/assets/*.js');

test('what is typed and sent before the page’s code is here is not lost, and stands in no address', async ({
  page,
}) => {
  const free = await withoutCode(page);
  const addresses: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('demo@gmail.com');
  await page.getByLabel('Senha', { exact: true }).fill('Demo1234');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  free();
  await expect(page).toHaveURL(/\/consultas$/);
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(['/login']);
});

test('what is chosen before the page’s code is here counts', async ({ page }) => {
  const free = await withoutCode(page);
  await page.goto('/assinatura', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /Ouro/ }).check();
  await page.getByText('Escuro', { exact: true }).click();
  free();
  await takenOver(page);
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('Ouro');
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('what is told and ticked before the page’s code is here counts in a form that asks for a security check', async ({
  page,
}) => {
  const free = await withoutCode(page);
  await page.goto('/titular', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Corrigir um dado errado' }).check();
  await page.getByLabel('Nome completo').fill('Pessoa Ligeira');
  free();
  await takenOver(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Declare que os dados são seus')).toBeVisible();
  await expect(page.getByText('Escolha o que você quer pedir.')).toBeHidden();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Pessoa Ligeira');
});

test('what is pressed before the page’s code is here is pressed when it is, also where the page is made anew', async ({
  page,
}) => {
  for (const path of ['/login', '/login?motivo=sessao']) {
    const free = await withoutCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
    free();
    await expect(page.getByRole('dialog', { name: 'Esqueceu sua senha?' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a press before the page’s code is here neither takes who is signed in for a visitor nor buys what was not chosen', async ({
  page,
  request,
}) => {
  await logIn(page, await newSubscriber(request, 'ligeira'));
  const free = await withoutCode(page);
  await page.goto('/assinatura', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Pagar com Pix' }).click();
  free();
  await expect(page.getByRole('radio', { name: /Bronze/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
  await expect(page).toHaveURL(/\/assinatura$/);
});

test(
  'a shortcut pressed before the page’s code is here is not lost, and somebody who scrolled stays there',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    const free = await withoutCode(page);
    await page.goto('/termos', { waitUntil: 'commit' });
    // As soon as so much of it has been read that there is somewhere to scroll to, and nothing above moves any more.
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 600)));
    const there = await page.evaluate(() => window.scrollY);
    if (project.name === 'desktop') await page.keyboard.press('Control+k');
    free();
    await takenOver(page);
    expect([there > 0, await page.evaluate(() => window.scrollY)]).toEqual([true, there]);
    if (project.name === 'desktop') await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
);

test('a complete page runs hardly any code until somebody gives a sign, and then all of it', async ({ page }) => {
  for (const path of ['/', '/login', '/assinatura']) {
    await page.coverage.startJSCoverage();
    await page.goto(path);
    const ran = (await page.coverage.stopJSCoverage()).filter(({ url }) => url.includes('/assets/'));
    expect([path, ran.length > 0, bytesOf(ran) < 20_000]).toEqual([path, true, true]);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await takenOver(page);
  }
});

const bytesOf = (scripts: ReadonlyArray<{ readonly source?: string }>) =>
  scripts.reduce((sum, { source = '' }) => sum + source.length, 0);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its frame, login and plans are read, and no form would write into an address', async ({
    page,
  }) => {
    for (const path of [...PUBLIC_PAGES, '/consultas', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText('Termos de uso');
      for (const form of await page.locator('form').all()) await expect(form).toHaveAttribute('method', 'post');
    }
    await page.goto('/login');
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await page.goto('/assinatura');
    await expect(page.getByText('Bronze').first()).toBeVisible();
    await expect(page.getByText(/R\$\s*35,00/).first()).toBeVisible();
  });
});
