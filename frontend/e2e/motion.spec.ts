import { expect, type Page, test } from '@playwright/test';
import { holdAnswer } from './hold-answer';
import { takenOver } from './taken-over';

/** What moves on the page now. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('who asks for less motion sees a page that rests, and all others see what moves', async ({ page, browser }) => {
  const pause = page.getByRole('button', { name: 'Pausar animação' });
  const text = page.getByTestId('typewriter');
  await page.goto('/');
  await takenOver(page);
  await expect(pause).toHaveCount(0);
  const whole = await text.textContent();
  expect(whole).not.toBe('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pause).toBeVisible();
  await expect(text).not.toHaveText(whole ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(text).toHaveText(whole ?? '');

  const free = await holdAnswer(page, '**/api/auth/login');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('demo@gmail.com');
  await page.getByLabel('Senha', { exact: true }).fill('Errada-123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.locator('button[data-loading]')).toBeVisible();
  await expect.poll(() => moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  free();

  // So does a context that a journey opens for somebody else.
  const other = await (await browser.newContext()).newPage();
  expect(await other.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  await other.context().close();
});
