import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { alone } from './alone';
import { expectNoViolations } from './axe';
import { holdAnswer } from './hold-answer';
import { openInside } from './inside';
import { walkByKeyboard } from './keyboard-walk';
import { setLetters } from './letters';
import { logIn, newSubscriber, runLookup } from './lookup-area';
import { ALSO_ON_A_PHONE } from './phone';
import { PUBLIC_PAGES } from './public-pages';
import { requestsOf } from './quiet';
import { takenOver } from './taken-over';

/** Many pages in both themes each: axe takes its time, and so does the keyboard, for the desktop alone: phones have none. */
test.describe.configure({ timeout: 240_000 });

const TYPES = ['nome', 'cpf', 'cpf-2', 'telefone', 'mae', 'cpf-mae', 'cpf-pai', 'rg', 'cnpj', 'cep', 'fotorj', 'email'];

test.describe('a public page', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let requests: ReturnType<typeof requestsOf>;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    requests = requestsOf(page);
    await page.goto('/');
    await takenOver(page);
  });
  test.afterAll(() => page.context().close());

  for (const path of PUBLIC_PAGES) {
    test(`axe finds nothing at ${path}, in both themes; the keyboard alone reaches all of it, always in sight`, async () => {
      await openInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await requests.quiet();
      await expectNoViolations(page);
      const stops = await walkByKeyboard(page);
      expect(stops[0]).toContain('Ir para o conteúdo');
      expect(stops.length).toBeGreaterThan(5);
    });
  }
});

test('axe finds nothing where a forgotten password is asked for, which one click opens', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing in the lookup area, in both themes; the keyboard alone reaches all of it, always in sight', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await logIn(page);
  for (const address of ['/consultas', '/consultas?aba=historico', '/historico', '/consultas?aba=perfil']) {
    await openInside(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
    await expectNoViolations(page);
    await walkByKeyboard(page);
  }
  await alone('cpf-pai', async () => {
    await openInside(page, '/consultas?grupo=cpf');
    await expect(page.getByText('Em manutenção')).toBeVisible();
    await expectNoViolations(page);
  });
  await runLookup(page, 'cpf', { CPF: '52998224725' });
  await expect(page.getByText('MANUEL ROCHA XAVIER').first()).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  expect((await walkByKeyboard(page)).join('\n')).toContain('Ver JSON Completo');
});

test('axe finds nothing in the forms, empty and refused, in both themes', async ({ page }) => {
  const requests = requestsOf(page);
  await logIn(page);
  for (const type of TYPES) {
    await openInside(page, `/consultas?tipo=${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
    await expectNoViolations(page);
    if (type === 'cpf-2') await walkByKeyboard(page);
  }
  await openInside(page, '/consultas?tipo=pix');
  await page.getByLabel('Nome', { exact: true }).fill('A');
  await page.getByLabel('Sufixo').fill('1');
  await page.getByLabel('Sufixo').blur();
  await expect(page.getByText('Sufixo deve ter pelo menos 3 caracteres').first()).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing while a lookup runs, nor when it failed, in both themes', async ({ page }) => {
  await logIn(page);
  const release = await holdAnswer(page, '**/api/external/cpf');
  await runLookup(page, 'cpf', { CPF: '90000000175' });
  await expect(page.getByText('Consultando fontes…')).toBeVisible();
  await expectNoViolations(page);
  release();
  await expect(page.getByRole('alert')).toContainText('CPF não encontrado');
  await expectNoViolations(page);
  await runLookup(page, 'cnpj', { CNPJ: '90000020000155' });
  await expect(page.getByRole('alert')).toContainText('está fora do ar');
  await expectNoViolations(page);
});

test('axe finds nothing in a history that is empty, filtered empty, ticked or about to be erased', async ({
  page,
  request,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `acesso.${project.name}`));
  await page.goto('/historico');
  await expect(page.getByText('Nenhuma consulta realizada')).toBeVisible();
  await expectNoViolations(page);
  await runLookup(page, 'cnpj', { CNPJ: '1345c3a5000106' });
  await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  await openInside(page, '/historico?tipo=cep');
  await expect(page.getByText('Nenhuma consulta encontrada')).toBeVisible();
  await expectNoViolations(page);
  await openInside(page, '/historico');
  await page.getByRole('checkbox', { name: /^Selecionar CNPJ/ }).check();
  await expectNoViolations(page);
  await page.getByRole('region', { name: 'Seleção' }).getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test(
  'axe finds nothing on the way from the plans to the approval, in both themes',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    await page.goto('/cadastro');
    await page.getByLabel('Nome', { exact: true }).fill('Pessoa do Acesso');
    await page.getByLabel('E-mail').fill(`plano.${project.name}.${Date.now()}@gmail.com`);
    await page.getByLabel('Senha', { exact: true }).fill('Clara-Lupa-88x');
    await page.getByLabel('Confirmar senha').fill('Clara-Lupa-88x');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page).toHaveURL(/\/assinatura$/);
    await page.getByText('Tem um código?').click();
    await page.getByLabel('Código promocional').fill('NAOEXISTE');
    await expect(page.getByText('Código promocional inválido')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Código promocional').fill('');
    await page.getByRole('button', { name: 'Pagar com Pix' }).click();
    await expect(page.getByText('Aguardando pagamento')).toBeVisible();
    await expectNoViolations(page);
  },
);

test('whoever has set letters of twice the size reads all of it in them: nothing is cut off or lies beside the screen', {
  tag: ALSO_ON_A_PHONE,
}, async ({ page }) => {
  const requests = requestsOf(page);
  await setLetters(page, 32);
  const expectReadable = async (path: string) => {
    await openInside(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
    // What turns in a waiting button lies a little beside it.
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    expect([path, await page.evaluate(lettersAndWidths)]).toEqual([path, { letters: '32px', beside: [], cut: [] }]);
  };
  for (const path of ['/', '/login', '/cadastro', '/status', '/desenvolvedores']) await expectReadable(path);
  await logIn(page);
  await expectReadable('/assinatura');
  await expect(page.getByRole('button', { name: 'Pagar com Pix' })).toBeInViewport({ ratio: 1 });
  for (const path of ['/consultas', '/consultas?aba=perfil', '/empresas', '/lotes']) await expectReadable(path);
  await runLookup(page, 'cpf', { CPF: '52998224725' });
  await expect(page.getByText('MANUEL ROCHA XAVIER').first()).toBeVisible();
  await requests.quiet();
  expect(await page.evaluate(lettersAndWidths)).toEqual({ letters: '32px', beside: [], cut: [] });
  await expectReadable('/historico');
  await enterAsNewAdmin(page);
  for (const path of ['/admin', '/admin/usuarios']) await expectReadable(path);
});

/** Runs in the page: how large its letters are, what makes it scroll sideways, and which words do not fit into what they stand on. */
function lettersAndWidths() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const everything = [...document.querySelectorAll('body *')];
  const beyond = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1;
  const boxes = [...document.querySelectorAll<HTMLElement>('button, label, .mantine-Button-label')];
  return {
    letters: getComputedStyle(document.body).fontSize,
    beside: scrollWidth > clientWidth ? everything.filter(beyond).map((one) => one.outerHTML.slice(0, 120)) : [],
    cut: boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
      .map((box) => box.innerText || box.outerHTML.slice(0, 200)),
  };
}
