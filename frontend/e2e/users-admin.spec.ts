import { expect, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';
import { openInside } from './inside';
import { newSubscriber } from './lookup-area';

test('an administrator finds a subscriber, sees the whole e-mail, gives days and takes them back', async ({
  page,
  request,
}, { project }) => {
  const email = await newSubscriber(request, `dias.${project.name}`);
  await enterAsNewAdmin(page);
  await page.goto('/admin/usuarios');
  await page.getByLabel('Busca').fill(email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('1 de 1 conta')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('table').getByRole('button').click();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.getByRole('button', { name: 'Estender o plano' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').selectOption('Cortesia');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Estender' }).click();
  await expect(page.getByText('7 dias a mais.')).toBeVisible();
  await expectNoViolations(page);
  const grants = page.getByRole('list', { name: 'Dias concedidos' });
  await expect(grants).toContainText('7 dias');
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Extensão desfeita.')).toBeVisible();
  await expect(grants).toContainText('desfeito em');
});

test('no e-mail of a list is broken in two, however narrow the screen', async ({ page, request }, { project }) => {
  // A hyphen is where a browser breaks a word.
  await newSubscriber(request, `a-${project.name}-linha`);
  await enterAsNewAdmin(page);
  for (const path of ['/admin/usuarios', '/admin/pagamentos']) {
    await openInside(page, path);
    for (const width of [1280, 800, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const cells = page.getByRole('cell').filter({ hasText: /^\S+@\S+$/ });
      await expect(cells.first()).toBeVisible();
      const lines = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect([width, path, ...new Set(lines)]).toEqual([width, path, 1]);
    }
  }
});
