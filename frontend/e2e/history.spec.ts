import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { holdAnswer } from './hold-answer';
import { openInside } from './inside';
import { logIn, newSubscriber, runLookup } from './lookup-area';

/** One company that is found, and two that are not: nobody has one, and the sources of the other are out. */
const COMPANIES = ['1345c3a5000106', '90000010000110', '90000020000155'];
const EXPORT = '**/api/user/history/export';

test.describe('the history', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser, request }, { project }) => {
    page = await (await browser.newContext()).newPage();
    await logIn(page, await newSubscriber(request, `historico.${project.name}`));
    for (const CNPJ of COMPANIES) {
      await runLookup(page, 'cnpj', { CNPJ });
      await expect(page.getByRole('button', { name: /Nova consulta|Tentar Novamente/ })).toBeVisible();
    }
  });
  test.afterAll(() => page.context().close());

  test('finds a whole document, and not a part of it; what is typed never reaches the address', async () => {
    await openInside(page, '/consultas?aba=historico');
    const box = page.getByLabel('Buscar no histórico');
    await box.fill('13.45C.3A5/0001-06');
    await expect(page.getByRole('listitem').filter({ hasText: '13.45C.3A5/0001-06' }).first()).toBeVisible();
    await expect(page.getByText('90.000.010/0001-10')).toHaveCount(0);
    await expect(page).toHaveURL(/aba=historico$/);
    await box.fill('13.45C.3A5');
    await expect(page.getByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
    await expect(page.getByText('90.000.010/0001-10').first()).toBeVisible();
  });

  test('opens a result and comes back to the same filters', async () => {
    await openInside(page, '/historico?tipo=cnpj&status=sucesso');
    await page.getByRole('link', { name: '13.45C.3A5/0001-06' }).first().click();
    await expect(page.getByText('Abrir não faz nova consulta', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(/\/historico\?tipo=cnpj&status=sucesso$/);
    await expect(page.getByRole('button', { name: 'Remover filtro CNPJ' })).toBeVisible();
  });

  test('exports what passes the filters under its name, with the four columns', async () => {
    await openInside(page, '/historico?tipo=cnpj');
    const letGo = await holdAnswer(page, EXPORT);
    const button = page.getByRole('button', { name: 'Exportar CSV' });
    await expect(button).toBeEnabled();
    await page.getByRole('button', { name: 'Mostrar por extenso' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button).toBeDisabled();
    const saved = page.waitForEvent('download');
    letGo();
    const file = await saved;
    await page.unroute(EXPORT);
    await expect(button, 'the focus comes back with the button').toBeFocused();
    expect(file.suggestedFilename()).toMatch(/^historico-consultas-\d{4}-\d{2}-\d{2}\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const [head, ...lines] = Buffer.concat(chunks).toString('utf8').split('\r\n');
    expect(head).toBe('\uFEFFData/Hora;Tipo;Consulta;Status');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2};CNPJ;[^;]+;(Sucesso|Erro)$/);
  });

  test('selects with the keyboard and erases what was selected, once confirmed', async () => {
    await openInside(page, '/historico?tipo=cnpj&status=erro');
    await expect(page.getByText('2 de 3 consultas')).toBeVisible();
    const ticks = page.getByRole('checkbox', { name: /^Selecionar CNPJ/ });
    await ticks.first().focus();
    await page.keyboard.press('Space');
    await ticks.nth(1).focus();
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('region', { name: 'Seleção' });
    await expect(bar.getByText('2 selecionadas')).toBeVisible();
    await bar.getByRole('button', { name: 'Apagar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apagar 2 consultas?' });
    await dialog.getByRole('button', { name: 'Apagar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
    await expect(page.getByText('1 de 1 consulta')).toBeVisible();
  });

  test('shows a person whole to its owner who asks for that, in page and file, and masks them again', async () => {
    await openInside(page, '/consultas?aba=perfil');
    await page.getByLabel('Finalidade padrão das consultas').selectOption({ label: 'Proteção ao crédito' });
    await expect(page.getByText('Finalidade padrão salva.')).toBeVisible();
    await runLookup(page, 'cpf', { CPF: '52998224725' });
    await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
    await openInside(page, '/historico?tipo=cpf');
    await expect(page.getByRole('link', { name: '***.982.247-**', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar por extenso' }).click();
    await expect(page.getByRole('link', { name: '529.982.247-25', exact: true })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(';CPF;529.982.247-25;Sucesso');
    await openInside(page, '/consultas?aba=perfil');
    await page.getByRole('switch', { name: /^Modo de privacidade/ }).click();
    await expect(page.getByText('Modo de privacidade ligado.')).toBeVisible();
    await openInside(page, '/historico?tipo=cpf');
    await expect(page.getByRole('link', { name: '***.982.247-**', exact: true })).toBeVisible();
  });
});

test('a history of a thousand loaded entries keeps a small document, and each entry is there when scrolled to', async ({
  page,
}) => {
  const [TOTAL, ANSWER] = [1000, 250];
  await page.route('**/api/user/history?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const history = Array.from({ length: ANSWER }, (_, position) => pastCep(from + position));
    const nextCursor = from + ANSWER < TOTAL ? String(from + ANSWER) : null;
    return route.fulfill({ json: { success: true, history, nextCursor, total: TOTAL, successes: TOTAL } });
  });
  await logIn(page);
  await page.goto('/historico');
  const more = page.getByRole('button', { name: 'Carregar mais' });
  for (let loaded = ANSWER; loaded < TOTAL; loaded += ANSWER) {
    await expect(page.getByText(`${loaded.toLocaleString('pt-BR')} de 1.000 consultas`)).toBeVisible();
    await more.click();
  }
  await expect(page.getByText('1.000 de 1.000 consultas')).toBeVisible();
  const entries = page.getByRole('main').getByRole('listitem');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: '00000-999' })).toBeVisible();
  await expect.poll(() => entries.count()).toBeLessThan(150);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.getByRole('link', { name: /^00000-[45]/ }).first()).toBeVisible();
  await expect.poll(() => entries.count()).toBeLessThan(150);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('link', { name: '00000-000' })).toBeVisible();
});

function pastCep(number: number) {
  const suffix = String(number).padStart(3, '0');
  return {
    id: `0198f3a0-5d2a-7c4e-9d6b-000000000${suffix}`,
    timestamp: '2026-11-20T12:30:00.000Z',
    consultationType: 'cep',
    query: `00000-${suffix}`,
    success: true,
    outcome: 'found',
    simulado: false,
    resultSummary: { hasResults: true },
    protocolo: `20261120-0000-0${suffix}`,
  };
}
