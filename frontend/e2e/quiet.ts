import { expect, type Page, type Request } from '@playwright/test';

/**
 * From now on counts what the page asks for; the answer waits until nothing is on its way and the page has made use of
 * what came. Streams of events, which never end, are left out: with one of them open the browser's own "networkidle"
 * never comes.
 */
export function requestsOf(page: Page): { quiet(): Promise<void> } {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    async quiet() {
      const underWay = async () => {
        await page.evaluate(idle);
        return open.size;
      };
      await expect.poll(underWay, { intervals: [50] }).toBe(0);
    },
  };
}

/**
 * Runs in the page: until it has drawn what it knows and has nothing left to do, so that it has asked for more if it will. On
 * a machine that does much else a browser may not call itself idle for long.
 */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 })));
  });
}
