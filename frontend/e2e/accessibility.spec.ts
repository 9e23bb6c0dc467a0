import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;

/** Looks at the page in both themes: after `show`, or as it stands. */
async function expectNoViolations(page: Page, show?: () => Promise<void>) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await show?.();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

for (const path of ['/', '/login', '/cadastro', '/assinatura', '/termos', '/privacidade', '/nada/aqui']) {
  test(`axe finds nothing at ${path}, in both themes`, async ({ page }) => {
    await expectNoViolations(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('axe finds nothing in the lookup area, in both themes', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('demo@gmail.com');
  await page.getByLabel('Senha', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/consultas/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/consultas?tipo=cpf');
  await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByText('MANUEL ROCHA XAVIER').first()).toBeVisible();
  await expectNoViolations(page);

  for (const tab of ['historico', 'perfil']) {
    await page.goto(`/consultas?aba=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  }
});
