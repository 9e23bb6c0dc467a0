import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase } from './admins';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber, PASSWORD } from './lookup-area';
import { ALSO_ON_A_PHONE } from './phone';
import { openPayer } from './sessions';
import { takenOver } from './taken-over';

/** At the plans as who has just registered, which main-job.spec.ts does by the form; answers the e-mail. */
async function register(page: Page, name: string): Promise<string> {
  const email = `${name}.${Date.now()}@gmail.com`;
  await openPayer(page, { name: 'Pessoa da Compra', email, password: PASSWORD });
  await page.goto('/assinatura');
  await takenOver(page);
  return email;
}

async function toPix(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pagar com Pix' }).click();
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
}

/** Ends the plan of who is logged in, and waits until the server knows. */
async function endPlan(page: Page, email: string): Promise<void> {
  await onDatabase(
    `UPDATE subscriptions SET starts_at = starts_at - interval '1 year', expires_at = now() - interval '1 hour'
      WHERE account_id = (SELECT id FROM accounts WHERE email = $1)`,
    [email],
  );
  await onDatabase("SELECT pg_notify('subscription_changed', id::text) FROM accounts WHERE email = $1", [email]);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}` };
  const plan = async () => (await (await page.request.get('/api/user/subscription', { headers })).json()).subscription;
  await expect.poll(async () => (await plan()).status).toBe('expired');
}

/** Where each element of the Pix stands and ends. */
const places = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, img, textarea, button, dl, ol')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(' ');
      }),
  );

test(
  '"Já paguei" before the money is there moves nothing and alarms nobody',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    await register(page, `calma.${project.name}`);
    await toPix(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const before = await places(page);
    await page.getByRole('button', { name: 'Já paguei' }).click();
    await expect(page.getByText(/O pagamento ainda não chegou/).last()).toBeVisible();
    await expect(page.getByText('Aguardando pagamento')).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoViolations(page);
  },
);

test(
  'Back from the Pix leads to the plans with plan and code kept, and forward to the Pix again',
  { tag: ALSO_ON_A_PHONE },
  async ({ page, request }, { project }) => {
    const ways = {
      'to a first plan': () => register(page, `volta.${project.name}`),
      'of a renewal': async () => {
        await logIn(page, await newSubscriber(request, `renova.${project.name}`));
        await page.goto('/consultas?aba=perfil');
        await page.getByRole('link', { name: 'Renovar' }).click();
        await expect(page).toHaveURL(/\/assinatura/);
      },
    };
    for (const [way, arrive] of Object.entries(ways)) {
      await test.step(way, async () => {
        await arrive();
        await page.getByRole('radio', { name: /Ouro/ }).check();
        await page.getByText('Tem um código?').click();
        await page.getByLabel('Código promocional').fill('NAOEXISTE');
        await expect(page.getByText('Código promocional inválido')).toBeVisible();
        await toPix(page);
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Escolha seu plano' })).toBeVisible();
        await expect(page.getByRole('radio', { name: /Ouro/ })).toBeChecked();
        await expect(page.getByLabel('Código promocional')).toHaveValue('NAOEXISTE');
        await page.goForward();
        await expect(page.getByText('Aguardando pagamento')).toBeVisible();
        await page.reload();
        await expect(page.getByText('Aguardando pagamento')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Escolha seu plano' })).toBeVisible();
        await expect(page.getByRole('radio', { name: /Ouro/ })).toBeChecked();
      });
    }
  },
);

test('a code in the address opens the field that is folded away otherwise', async ({ page }) => {
  const field = page.getByLabel('Código promocional');
  await register(page, 'codigo');
  await expect(page.getByText('Tem um código?')).toBeVisible();
  await expect(field).toBeHidden();
  await page.goto('/assinatura?codigo=NAOEXISTE');
  await expect(field).toHaveValue('NAOEXISTE');
  await expect(field).toBeVisible();
});

test('the link to the content leaves an open Pix open, and Back from it too', async ({ page }) => {
  await register(page, 'pula');
  await toPix(page);
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#conteudo$/);
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/assinatura$/);
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Escolha seu plano' })).toBeVisible();
  // A mark on the plans' own page is not that of the Pix.
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
  await page.keyboard.press('Enter');
  await toPix(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Escolha seu plano' })).toBeVisible();
});

test('prices, days and lists of the three plans stand on common lines where they stand side by side', async ({ page }, {
  project,
}) => {
  await register(page, `linhas.${project.name}`);
  for (const width of [1280, 1100, 900, 780]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('até 1.000 consultas por dia')).toBeVisible();
    for (const part of ['price', 'days', 'scale', 'features']) {
      const tops = await page
        .locator(`fieldset label [data-part=${part}]`)
        .evaluateAll((parts) => parts.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect([width, part, new Set(tops).size, tops.length]).toEqual([width, part, 1, 3]);
    }
  }
});

test(
  'on a phone the three plans, the price and "Pagar com Pix" are on one screen',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    // In the widest font that may stand there: on a slow network the page's own does not come.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await register(page, `tela.${project.name}`);
    for (const plan of [/Bronze/, /Prata/, /Ouro/]) {
      await expect(page.getByRole('radio', { name: plan })).toBeInViewport({ ratio: 1 });
    }
    const pay = page.getByRole('button', { name: 'Pagar com Pix' });
    await expect(pay).toHaveCount(1);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: /Ouro/ }).check();
    const bar = page.getByRole('region', { name: 'Pagamento' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/Ouro.*R\$\s35,00/);
    await expectNoViolations(page);
    await pay.click();
    await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  },
);

test(
  'the approval stays for who wants it to, with receipt and number, and else leaves after 3 s',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    const approve = async () => {
      await toPix(page);
      const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('tempToken'))}` };
      const { payment } = await (await page.request.get('/api/payments/pending', { headers })).json();
      await page.clock.pauseAt(Date.now() + 10_000);
      await page.request.post(`${process.env.E2E_SANDBOX_URL}/pix/payments/${payment.id}/pay`);
      await expect(page.getByRole('heading', { name: 'Pagamento Aprovado!' })).toBeVisible();
      return payment.id as string;
    };
    await page.clock.install();
    await register(page, `fica.${project.name}`);
    const id = await approve();
    await page.getByRole('button', { name: 'Ficar aqui' }).click();
    await page.clock.resume();
    await expect(page.getByText(id)).toBeVisible();
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Baixar recibo/ }).click(),
    ]);
    expect(receipt.suggestedFilename()).toBe(`recibo-${id}.pdf`);
    await expectNoViolations(page);
    await page.clock.fastForward(4_000);
    await expect(page).toHaveURL(/\/assinatura/);
    await page.getByRole('button', { name: 'Ir para o login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'a Pix that was paid while its page was gone is told to who comes back, and to who closed the tab',
  { tag: ALSO_ON_A_PHONE },
  async ({ page, context }, { project }) => {
    const email = await register(page, `sumiu.${project.name}`);
    await toPix(page);
    const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('tempToken'))}` };
    const pending = async () =>
      (await (await page.request.get('/api/payments/pending', { headers })).json()).payment?.id as string | undefined;
    const id = await pending();
    await page.goto('about:blank');
    await page.request.post(`${process.env.E2E_SANDBOX_URL}/pix/payments/${id}/pay`);
    await expect.poll(pending).toBeUndefined();
    const tab = await context.newPage();
    await tab.goto('/assinatura');
    await expect(tab.getByText(/^Plano Prata ativo até/)).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Pagar com Pix' })).toHaveCount(0);
    await expectNoViolations(tab);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.goBack();
    const approved = page.getByRole('heading', { name: 'Pagamento Aprovado!' });
    // A little at a time: it stands for 3 s of the page's clock.
    while (!(await approved.isVisible())) await page.clock.runFor(50);
    await page.getByRole('button', { name: 'Ficar aqui' }).click();
    await page.clock.resume();
    await expect(page.getByText(`${id}`)).toBeVisible();
    await tab.getByRole('button', { name: 'Ir para o login' }).click();
    await expect(tab.getByLabel('E-mail')).toHaveValue(email);
    await tab.close();
  },
);

test('whoever finds somebody else at the plans can leave, and nothing of them is kept', async ({ page }) => {
  const email = await register(page, 'outra');
  await page.getByRole('button', { name: 'Não é você? Sair' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await page.goto('/assinatura');
  await expect(page.getByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('who never bought takes a copy of their data along and ends the account, each for the password', {
  tag: ALSO_ON_A_PHONE,
}, async ({ page }) => {
  await register(page, 'sem-plano');
  await page.getByRole('button', { name: 'baixar seus dados' }).click();
  await page.getByLabel('Sua senha').fill('Garoa-2026');
  const copying = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  expect((await copying).suggestedFilename()).toMatch(/^meus-dados-/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'encerrar a conta' }).click();
  await expect(page.getByText('O que é apagado agora')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Sua senha').fill('Garoa-2026');
  await page.getByRole('button', { name: 'Encerrar conta', exact: true }).click();
  await expect(page.getByText('Sua conta foi encerrada.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tempToken'))).toBeNull();
});

test(
  'when the plan ends the plans say so, and lead to what stays open',
  { tag: ALSO_ON_A_PHONE },
  async ({ page, request }, { project }) => {
    const email = await newSubscriber(request, `venceu.${project.name}`);
    await logIn(page, email);
    await endPlan(page, email);
    await page.goto('/consultas');
    await expect(page.getByText('Sua assinatura expirou. Renove para continuar.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Meu Perfil' }).click();
    await expect(page.getByRole('region', { name: 'Assinatura' })).toContainText('Inativo');
    await expect(page.getByRole('heading', { name: 'Dispositivos' })).toBeVisible();
    await expectNoViolations(page);
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ]);
    expect(copy.suggestedFilename()).toMatch(/^meus-dados-/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('who withdraws is told what follows, sees the request, and the administrator finds it', async ({
  page,
  browser,
  request,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `desiste.${project.name}`));
  await page.goto('/consultas?aba=perfil');
  await page.getByRole('button', { name: /^Desistir da compra: Plano Bronze/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Desistir da compra?' });
  await expect(dialog.getByText('Com ela, o acesso termina.')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  await expect(page.getByText(/^Desistência pedida em/)).toBeVisible();
  await expectNoViolations(page);
  const admin = await browser.newPage();
  await enterAsNewAdmin(admin);
  await admin.goto('/admin/pagamentos');
  await expect(admin.getByText(/desistências? esperam? a devolução/)).toBeVisible();
  await admin.getByRole('link', { name: /^Ver os? pagamentos?$/ }).click();
  await expect(admin.getByRole('table').getByText('Desistência pedida').first()).toBeVisible();
  await expectNoViolations(admin);
  await admin.getByRole('table').getByRole('button').first().click();
  await expect(admin.getByRole('dialog').getByText(/^Quem comprou pediu para desistir em/)).toBeVisible();
  await expectNoViolations(admin);
  await admin.close();
});
