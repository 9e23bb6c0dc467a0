import { type CDPSession, devices, type Page } from '@playwright/test';

/**
 * The tag of a journey that is walked on a phone too: the main job, and where a narrow screen or a finger changes what is
 * done. The others are walked once, on the desktop, and looked at on a phone's screen too; see axe.ts.
 */
export const ALSO_ON_A_PHONE = '@phone';

const { viewport } = devices['Pixel 7'];

/** One for each page, kept: when one ends, a browser also forgets the authenticator that another one gave it. */
const sessions = new WeakMap<Page, CDPSession>();

/** Does the work while the page stands on a phone's screen, touched with a finger; then all is as it was. */
export async function onPhoneScreen(page: Page, work: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  const browser = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, browser);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(viewport);
  await page.evaluate(drawn);
  await work();
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  if (before) await page.setViewportSize(before);
  await page.evaluate(drawn);
}

/** Runs in the page: until it stands as its new size demands. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
