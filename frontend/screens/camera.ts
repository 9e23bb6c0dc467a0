import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { takenOver } from '../e2e/taken-over';

/** One page in one state. */
export interface Screen {
  readonly path: string;
  /** What the file is called by instead of its path. */
  readonly name?: string;
  /** What the file is called besides its path: the state. */
  readonly state?: string;
  /** Only what is seen without scrolling. */
  readonly fold?: boolean;
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

/** Presses the first button of this name. */
export const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

/** Whether somebody asked for this picture: all of them, or those whose file's name has the words. */
export function wanted(path: string, state?: string): boolean {
  const name = nameOf(path, state).toLowerCase();
  const words = (process.env.SCREENS_WANTED ?? '').toLowerCase().split(',');
  return words.some((word) => name.includes(word));
}

/** Opens the page in this state and takes its picture. */
export async function take(page: Page, screen: Screen): Promise<void> {
  const { path, name = path, state, failing, waiting, act } = screen;
  if (!wanted(name, state)) return;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (waiting) await page.route(waiting, () => undefined);
  if (failing) {
    const json = { success: false, error: 'O serviço não respondeu.', code: 'UNAVAILABLE', requestId: 'req-0000' };
    await page.route(failing, (route) => route.fulfill({ status: 503, json }));
  }
  await page.goto(path);
  await takenOver(page);
  await settled(page, waiting !== undefined);
  // The screen itself may come after the page's frame.
  await page.locator('main :is(h1, h2, [role="status"])').first().waitFor();
  await act?.(page);
  await takeAsItStands(page, name, state, screen);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Takes the page as it stands, without anything that still moves: what lies over it in one window, else whole. */
export async function takeAsItStands(page: Page, name: string, state?: string, screen?: Screen): Promise<void> {
  await settled(page, screen?.waiting !== undefined);
  const fullPage = !screen?.fold && (await page.locator('dialog[open]').count()) === 0;
  // From its top, where the sticky header belongs.
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: fileOf(name, state), fullPage, animations: 'disabled' });
}

/** Nothing more is on its way; where something is for ever, its skeleton is there. */
async function settled(page: Page, waits: boolean): Promise<void> {
  // A stream of events never ends: after a while the page is as it will be.
  if (!waits) await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

function fileOf(name: string, state?: string): string {
  const folder = process.env.SCREENS ?? 'dist/screens';
  return join(folder, test.info().project.name, `${nameOf(name, state)}.png`);
}

function nameOf(path: string, state?: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=&]+/g, '.');
  return (state ? `${name} ${state}` : name).replaceAll('/', '.');
}
