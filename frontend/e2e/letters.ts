import type { Page } from '@playwright/test';

/** From now on the page is that of somebody who has set letters of this size in the browser, where 16 pixels are usual. */
export async function setLetters(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
