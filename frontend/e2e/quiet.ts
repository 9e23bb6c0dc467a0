import { expect, type Page, type Request } from '@playwright/test';

const LULL_MS = 300;

/**
 * From now on counts what the page asks for; the answer waits until nothing is on its way. Streams of events, which
 * never end, are left out: with one of them open the browser's own "networkidle" never comes.
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
      const lull = async () => {
        await page.waitForTimeout(LULL_MS);
        return open.size;
      };
      await expect.poll(lull).toBe(0);
    },
  };
}
