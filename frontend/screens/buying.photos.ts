import { expect, type Page, test } from '@playwright/test';
import { logIn, newSubscriber, PASSWORD } from '../e2e/lookup-area';
import { codeOf } from '../e2e/one-time-code';
import { click, type Screen, take } from './camera';

test('what somebody sees who has to pay', async ({ page }, { project }) => {
  await page.goto('/cadastro');
  await page.getByLabel('Nome', { exact: true }).fill('Pessoa das Telas');
  await page.getByLabel('E-mail').fill(`paga.${project.name}.${Date.now()}@gmail.com`);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await click('Cadastrar')(page);
  await page.waitForURL('**/assinatura');
  await take(page, { path: '/assinatura', state: 'to pay' });
  await take(page, { path: '/assinatura', state: 'to pay first screen', fold: true });
  await take(page, { path: '/assinatura', state: 'code refused', act: refusedCode });
  await take(page, { path: '/assinatura', state: 'pix', act: click('Pagar com Pix') });
  await take(page, { path: '/assinatura', state: 'pix not paid yet', act: click('Já paguei') });
  await take(page, { path: '/assinatura', state: 'pix approved', act: pay });
});

test('what somebody sees who comes too late', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `tarde.${project.name}`));
  await page.clock.install();
  await take(page, { path: '/assinatura', state: 'pix renewal', act: click('Pagar com Pix') });
  await take(page, { path: '/assinatura', state: 'pix expired', act: (shown) => shown.clock.fastForward('20:00') });
  await take(page, {
    path: '/assinatura',
    state: 'pix not looked at',
    failing: '**/api/payments/status/*',
    act: unlookedAt,
  });
});

test('what a subscriber sees of plan and account', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `conta.${project.name}`));
  const profile = '/consultas?aba=perfil';
  const screens: readonly Screen[] = [
    { path: '/assinatura', state: 'renewal' },
    {
      path: profile,
      state: 'withdrawal',
      fold: true,
      act: (shown) => shown.getByRole('button', { name: /^Desistir da/ }).click(),
    },
    { path: profile, state: 'withdrawn', act: withdraw },
    { path: profile, state: 'second factor asks', fold: true, act: click('Ligar verificação') },
    { path: profile, state: 'second factor begun', act: beginSecondFactor },
    { path: profile, state: 'second factor codes', act: enrol },
    { path: profile, state: 'second factor on' },
    { path: profile, state: 'password', fold: true, act: click('Trocar senha') },
    { path: profile, state: 'email', fold: true, act: click('Trocar e-mail') },
  ];
  for (const screen of screens) await take(page, screen);
});

/** The fictitious bank pays; the page hears of it, and stays. */
async function pay(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('tempToken'))}` };
  const { payment } = await (await page.request.get('/api/payments/pending', { headers })).json();
  await page.request.post(`${process.env.E2E_SANDBOX_URL}/pix/payments/${payment.id}/pay`);
  await click('Ficar aqui')(page);
}

/** Its time is over, and what became of it nobody could learn. */
async function unlookedAt(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Pagar com Pix', exact: true });
  const paid = page.getByRole('button', { name: 'Já paguei' });
  await begin.or(paid).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await paid.waitFor();
  await page.clock.fastForward('20:00');
  await page.getByRole('button', { name: 'Verificar de novo' }).waitFor();
}

async function refusedCode(page: Page): Promise<void> {
  await page.getByText('Tem um código?').click();
  await page.getByLabel('Código promocional').fill('NAOEXISTE');
  await expect(page.getByText('Código promocional inválido')).toBeVisible();
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Desistir da/ }).click();
  await click('Desistir e receber de volta')(page);
  await expect(page.getByText(/^Desistência pedida em/)).toBeVisible();
}

async function beginSecondFactor(page: Page): Promise<void> {
  await click('Ligar verificação')(page);
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await click('Continuar')(page);
  await page.getByAltText('QR code para o aplicativo autenticador').waitFor();
}

async function enrol(page: Page): Promise<void> {
  await beginSecondFactor(page);
  await page.getByLabel('Código de 6 dígitos').fill(codeOf((await page.locator('code').first().textContent()) ?? ''));
  await click('Confirmar')(page);
  await page.getByRole('button', { name: 'Já guardei' }).waitFor();
}
