import { expect, type Page, test } from '@playwright/test';
import { verificationPath, writeReportCode } from '../../backend/src/kernel/report-code';
import { expectNoViolations } from './axe';
import { holdAnswer } from './hold-answer';
import { WITH_MOTION } from './motion';
import { ALSO_ON_A_PHONE } from './phone';
import { takenOver } from './taken-over';

test.use(WITH_MOTION);

const UNKNOWN = verificationPath(writeReportCode(Array.from({ length: 26 }, (_, at) => at)));
const ASKED = '**/api/public/reports/**';

/** How far what stood on the page has moved without anybody asking. */
const moved = (page: Page) => page.evaluate(() => window.moved);

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.moved += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a code that is being verified, and what is said of it, move nothing', { tag: ALSO_ON_A_PHONE }, async ({
  page,
}) => {
  await watchMoves(page);
  const answer = await holdAnswer(page, ASKED);
  await page.goto(UNKNOWN);
  await takenOver(page);
  await expect(page.getByText('Conferindo o código…')).toBeVisible();
  const button = page.getByRole('button', { name: 'Conferir' });
  const before = await button.boundingBox();
  answer();
  await expect(page.getByRole('heading', { name: 'Nenhum relatório tem este código' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const narrow of [320, 360]) {
    await page.setViewportSize({ width: narrow, height });
    const field = page.getByLabel('Código do relatório');
    expect([narrow, await field.evaluate((one) => one.scrollWidth - one.clientWidth)]).toEqual([narrow, 0]);
  }
  await page.setViewportSize({ width, height });
  expect(await moved(page)).toBe(0);
});

test('without a network it says so, keeps the code and asks again once it is back', { tag: ALSO_ON_A_PHONE }, async ({
  page,
  context,
}) => {
  await page.goto('/verificar');
  await takenOver(page);
  await context.setOffline(true);
  await page.getByLabel('Código do relatório').fill(UNKNOWN.replace('/verificar/', ''));
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText(/Você está sem conexão/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible();
  await expect(page.getByText('Erro de conexão. Tente novamente.')).toBeVisible();
  await expectNoViolations(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhum relatório tem este código' })).toBeVisible();
  await expect(page.getByLabel('Código do relatório')).toHaveValue(UNKNOWN.replace('/verificar/', ''));
  await expect(page.getByText(/Você está sem conexão/)).toHaveCount(0);
});
