import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { logIn } from './lookup-area';
import { PUBLIC_PAGES } from './public-pages';
import { takenOver } from './taken-over';

const BYTES_PER_MS = 64;
const LATENCY_MS = 400;
/** From the click to the first text, on this line. */
const FIRST_TEXT_MS = 1_500;
/** The same by the clock, on a machine that does much else. */
const CEILING_MS = 6_000;

/** Slows the page down to a bad telephone line. */
async function onSlowLine(context: BrowserContext, page: Page): Promise<void> {
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_MS * 1_000,
    uploadThroughput: BYTES_PER_MS * 1_000,
  });
}

/** Opens an address, and answers what its first text took: the bytes of the document, what else was asked for before, the time. */
async function firstText(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return page.evaluate(
    (at) => {
      const { encodedBodySize, responseStart, responseEnd } = performance.getEntriesByType(
        'navigation',
      )[0] as PerformanceNavigationTiming;
      const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      return {
        at,
        bytes: encodedBodySize,
        arrived: responseEnd >= responseStart,
        blocking: resources
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
        words: document.body.innerText.trim().split(/\s+/).length,
      };
    },
    await paint.jsonValue(),
  );
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
    context,
  }) => {
    await enter(page);
    await onSlowLine(context, page);
    for (const path of paths) {
      const { at, bytes, blocking, words } = await firstText(page, path);
      // One way there and back, and the whole document: no second one is waited for.
      expect([path, blocking]).toEqual([path, []]);
      expect([path, LATENCY_MS + bytes / BYTES_PER_MS < FIRST_TEXT_MS]).toEqual([path, true]);
      expect([path, bytes > 1_000, words > 10]).toEqual([path, true, true]);
      expect([path, (at ?? 0) < CEILING_MS]).toEqual([path, true]);
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
