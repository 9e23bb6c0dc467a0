import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';
import { requestsOf } from './quiet';

test('an administrator finds the figures, their tables and their lists; refresh and logout stay in sight, on a desktop and on a phone of 360 pixels (ASVS 7.4.4)', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await enterAsNewAdmin(page);
  await page.goto('/admin');
  await test.step('refresh and logout stay in sight', () => expectInSight(page, ['Atualizar', 'Sair']));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const general = page.getByRole('region', { name: 'Estatísticas gerais' });
  await expect(general.getByText('Usuários online')).toBeVisible();
  await expect(page.getByText(/^atualizado há \d+ s$/)).toBeVisible();
  await requests.quiet();
  await expectNoViolations(page);

  await test.step('what the figures of another period push aside stays under the pointer', () => expectStill(page));
  await page.getByRole('button', { name: 'Hoje' }).click();
  await expect(page).toHaveURL(/periodo=hoje$/);
  const types = page.getByRole('region', { name: 'Tipos de consulta', exact: true });
  await types.getByRole('button', { name: 'Ver tabela' }).click();
  await expect(types.getByRole('row', { name: /^FotoRJ / })).toBeVisible();
  await expectNoViolations(page);

  const actions = page.getByRole('region', { name: 'Ações rápidas' });
  await actions.getByRole('link', { name: 'Ver análises' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Análises' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoje' }).click();
  await expect(page).toHaveURL(/periodo=hoje$/);
  await requests.quiet();
  const hours = page.getByRole('region', { name: 'Horas do dia', exact: true });
  await hours.getByRole('button', { name: 'Ver tabela' }).click();
  await expect(hours.getByRole('row', { name: /^0h / })).toBeVisible();
  await requests.quiet();
  await expectNoViolations(page);
});

/** The words that say which days these are take as much room for each period. */
async function expectStill(page: Page): Promise<void> {
  const screen = page.viewportSize();
  const figures = page.getByRole('region', { name: 'Estatísticas gerais' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = new Set<number>();
    for (const [period, days] of [
      ['Hoje', /^\d\d\/\d\d\/\d{4} até/],
      ['7 dias', /^\d\d\/\d\d\/\d{4} a .+ até/],
    ] as const) {
      await page.getByRole('button', { name: period, exact: true }).click();
      await expect(page.getByText(days).first()).toBeVisible();
      tops.add(await figures.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)));
    }
    expect([width, [...tops]]).toEqual([width, [expect.any(Number)]]);
  }
  if (screen) await page.setViewportSize(screen);
}

/** These buttons, whole, on both screens, however far down the page is. */
async function expectInSight(page: Page, names: readonly string[]): Promise<void> {
  const screen = page.viewportSize();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('region', { name: 'Fontes' })).toBeVisible();
    await page.getByRole('region', { name: 'Ações rápidas' }).scrollIntoViewIfNeeded();
    for (const name of names) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
  if (screen) await page.setViewportSize(screen);
}
