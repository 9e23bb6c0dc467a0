import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { logIn } from './lookup-area';
import { PUBLIC_PAGES } from './public-pages';
import { takenOver } from './taken-over';

const BYTES_PER_MS = 64;
const LATENCY_MS = 400;
/** From the click to the first text, on this line. */
const FIRST_TEXT_MS = 1_500;

/** Answers nothing from here on but the documents themselves. */
async function onlyDocuments(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
  });
}

/** Opens an address and waits for its first text: the bytes of the document, what it says, what else was waited for. */
async function firstText(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [{ encodedBodySize }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    return {
      bytes: encodedBodySize,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
      words: document.body.innerText.trim().split(/\s+/).length,
    };
  });
}

const AREAS: ReadonlyArray<[who: string, enter: (page: Page) => Promise<unknown>, paths: readonly string[]]> = [
  [
    'a visitor',
    () => Promise.resolve(),
    [...PUBLIC_PAGES, '/confirmar-email/nada', '/admin/login', '/consultas', '/admin'],
  ],
  ['a subscriber', logIn, ['/', '/consultas', '/consultas?tipo=cpf', '/historico', '/assinatura']],
  ['an administrator', enterAsNewAdmin, ['/admin', '/admin/usuarios']],
];

for (const [who, enter, paths] of AREAS) {
  test(`${who} reads text on every page within 1.5 s at 64 kB/s and 400 ms, and nothing blocks it`, async ({
    page,
  }) => {
    await enter(page);
    await onlyDocuments(page);
    for (const path of paths) {
      const { bytes, blocking, words } = await firstText(page, path);
      // One way there and back, and the whole document: nothing else came.
      expect([path, blocking]).toEqual([path, []]);
      expect([path, LATENCY_MS + bytes / BYTES_PER_MS < FIRST_TEXT_MS]).toEqual([path, true]);
      expect([path, bytes > 1_000, words > 10]).toEqual([path, true, true]);
    }
  });
}

test('a page that is complete as it is served asks for nothing that runs later until it is painted', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/cadastro', '/assinatura']) {
    await page.goto(path);
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    await takenOver(page);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted);
      return asked.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    });
    expect([path, early.length]).toEqual([path, 1]);
  }
});
