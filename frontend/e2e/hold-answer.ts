import type { Page, Route } from '@playwright/test';

const goOn = (route: Route) => route.continue();

/** Holds back what an address answers until the answer of this is called; then each is dealt with as told, or goes on to the server. */
export async function holdAnswer(page: Page, url: string, then = goOn): Promise<() => void> {
  let letGo = () => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await told;
    await then(route);
  });
  return letGo;
}
