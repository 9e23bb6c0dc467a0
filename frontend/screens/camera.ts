import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/** One page in one state. */
export interface Screen {
  readonly path: string;
  /** What the file is called besides its path: the state. */
  readonly state?: string;
  /** Calls that fail, or are never answered. */
  readonly failing?: string;
  readonly waiting?: string;
  /** What is done on the page before the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Waits and failures of a page that shows what these calls answer. */
export function withStates(path: string, calls = '**/api/**'): Screen[] {
  return [{ path }, { path, state: 'waiting', waiting: calls }, { path, state: 'failing', failing: calls }];
}

/** Opens the page in this state and takes its picture, whole. */
export async function take(page: Page, { path, state, failing, waiting, act }: Screen): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (waiting) await page.route(waiting, () => undefined);
  if (failing) {
    const json = { success: false, error: 'O serviço não respondeu.', code: 'UNAVAILABLE', requestId: 'req-0000' };
    await page.route(failing, (route) => route.fulfill({ status: 503, json }));
  }
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await settled(page, waiting !== undefined);
  // The screen itself may come after the page's frame.
  await page.locator('main :is(h1, h2, [role="status"])').first().waitFor();
  await act?.(page);
  await settled(page, waiting !== undefined);
  await page.screenshot({ path: fileOf(path, state), fullPage: true, animations: 'disabled' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Nothing more is on its way; where something is for ever, its skeleton is there. */
async function settled(page: Page, waits: boolean): Promise<void> {
  // A stream of events never ends: after a while the page is as it will be.
  if (!waits) await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

function fileOf(path: string, state?: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=&]+/g, '.');
  const folder = process.env.SCREENS ?? 'dist/screens';
  return join(folder, test.info().project.name, `${state ? `${name} ${state}` : name}.png`);
}
