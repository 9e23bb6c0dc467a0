import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, runLookup } from './lookup-area';

test('the people of a name come page by page, by keyboard too', async ({ page }) => {
  await logIn(page);
  await runLookup(page, 'nome', { Nome: 'MANUEL ROCHA XAVIER' });
  await expect(page.getByRole('heading', { level: 1, name: /pessoas encontradas$/ })).toBeVisible();
  const people = page.locator('li > details');
  await expect(people).toHaveCount(20);
  const count = page.getByRole('status').filter({ hasText: /^Mostrando \d+ de \d+$/ });
  await expect(count).toHaveText(/^Mostrando 20 de \d+$/);
  const filters = page.getByRole('search', { name: 'Filtrar e ordenar a lista lida até agora' });
  const tops = filters.locator('label, legend').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(await tops).size).toBe(1);

  await page.getByRole('button', { name: 'Mostrar mais' }).press('Enter');
  await expect(count).toHaveText(/^Mostrando 40 de \d+$/);
  await expect(people).toHaveCount(40);
  await expect(people.nth(20).locator('summary')).toBeFocused();
  await expectNoViolations(page);
});
