import { expect, type Page } from '@playwright/test';

/** A key is a sign that somebody is there, for which the code of a complete page waits. */
export async function takenOver(page: Page): Promise<void> {
  // The first one may come before the code that hears it.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 1_000 });
  }).toPass();
}
