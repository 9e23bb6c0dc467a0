import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber, PASSWORD } from './lookup-area';

test('axe finds nothing in the palette and the list of shortcuts, in both themes', async ({ page }) => {
  await logIn(page);
  await page.goto('/consultas');
  await openPalette(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await expectNoViolations(page);
});

test('what is closed over the page gives the focus back to where it was', async ({ page }) => {
  await page.goto('/verificar');
  const link = page.getByRole('link', { name: 'Desenvolvedores' });
  await link.focus();
  await openPalette(page);
  await expect(page.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).getByRole('button', { name: 'Fechar' }).click();
  await expect(link).toBeFocused();
});

test('a field shows the focus as strongly as a link', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastrar' }).first().focus();
  const ofLink = await ring(page);
  expect(ofLink.width).toBeGreaterThanOrEqual(2);
  for (const label of ['E-mail', 'Senha']) {
    await page.getByLabel(label, { exact: true }).focus();
    expect([label, await ring(page)]).toEqual([label, ofLink]);
  }
  await logIn(page);
  await page.goto('/consultas');
  await expect(page.getByLabel('Consulta rápida')).toBeFocused();
  expect(await ring(page)).toEqual(ofLink);
});

test('where what had the focus waits or goes away, the focus comes back or goes to what stands in its place', async ({
  page,
  request,
}) => {
  const email = await newSubscriber(request, 'foco');
  await request.post('/api/auth/login', { data: { email, password: PASSWORD, captchaToken: 'ok' } });
  await logIn(page, email);
  await page.goto('/consultas?aba=perfil');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const press = async (name: string | RegExp) => {
    // What is still waiting to be shown takes no focus.
    await expect(button(name)).toBeVisible();
    await button(name).focus();
    await expect(button(name)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await openPalette(page);
  await page.keyboard.press('Escape');

  await press('Confirmar e-mail');
  await expect(page.getByText('Enviamos um link ao seu e-mail.')).toBeVisible();
  await expect(button('Trocar e-mail')).toBeFocused();

  for (const [waiting, key, said] of [
    [page.getByRole('region', { name: 'Histórico' }).getByRole('switch'), 'Space', 'Modo de privacidade desligado.'],
    [page.getByLabel('Finalidade padrão das consultas'), 'ArrowDown', 'Finalidade padrão salva.'],
  ] as const) {
    await waiting.focus();
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeVisible();
    await expect(waiting).toBeFocused();
  }

  await press(/^Sair de (?!todos)/);
  await expect(page.getByText('saiu da sua conta.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dispositivos' })).toBeFocused();

  await press('Adicionar webhook');
  await page.keyboard.type(`${process.env.E2E_SANDBOX_URL}/webhooks/foco`);
  await page.keyboard.press('Enter');
  await press('Já guardei');
  for (const [pressed, next] of [
    [/^Pausar/, /^Retomar/],
    [/^Retomar/, /^Pausar/],
  ] as const) {
    await press(pressed);
    await expect(button(next)).toBeFocused();
  }
  await press(/^Remover/);
  await press('Remover');
  await expect(page.getByText('Webhook removido.')).toBeVisible();
  await expect(button('Adicionar webhook')).toBeFocused();
});

/** The ring around what has the focus, which may be drawn by the box that it stands in. */
function ring(page: Page) {
  return page.evaluate(() => {
    const drawn = (one: Element | null | undefined): { width: number; colour: string } => {
      if (!one) return { width: 0, colour: '' };
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const width = Number.parseFloat(outlineWidth);
      return outlineStyle !== 'none' && width > 0 ? { width, colour: outlineColor } : drawn(one.parentElement);
    };
    return drawn(document.activeElement);
  });
}

/** The shortcuts listen soon after the first paint: until then somebody presses again. */
async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
}
