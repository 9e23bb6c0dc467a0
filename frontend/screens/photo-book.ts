import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from '../e2e/admins';
import { logIn, newSubscriber, PASSWORD, runLookup } from '../e2e/lookup-area';
import { PUBLIC_PAGES } from '../e2e/public-pages';
import { type Screen, take, withStates } from './camera';

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
/** Leaves the page on which a lookup ran; `take` opens it anew, and `act` runs it. */
const looked = (type: string, typed: Readonly<Record<string, string>>) => async (page: Page) => {
  await runLookup(page, type, typed);
  await page.getByRole('status', { name: 'Consultando' }).waitFor({ state: 'hidden' });
  await page.waitForTimeout(1_500);
};

const VISITOR: readonly Screen[] = [
  ...PUBLIC_PAGES.map((path) => ({ path })),
  { path: '/admin/login' },
  { path: '/confirmar-email/nada' },
  { path: '/login?motivo=sessao' },
  { path: '/login', state: 'refused', act: enterWrongly },
  { path: '/login', state: 'empty', act: click('Entrar') },
  { path: '/login', state: 'forgotten', act: click('Esqueceu sua senha?') },
  { path: '/cadastro', state: 'empty', act: click('Cadastrar') },
  { path: '/', state: 'palette', act: (page) => page.keyboard.press('Control+k') },
  { path: '/status', state: 'waiting', waiting: '**/api/public/**' },
  { path: '/status', state: 'failing', failing: '**/api/public/**' },
];

const FORMS: readonly Screen[] = LOOKUP_CATALOGUE.map(({ type }) => ({ path: `/consultas?tipo=${type}` }));
const RESULTS: readonly Screen[] = [
  { path: '/consultas', state: 'cpf', act: looked('cpf', { CPF: '52998224725' }) },
  { path: '/consultas', state: 'cpf not found', act: looked('cpf', { CPF: '90000000175' }) },
  { path: '/consultas', state: 'cpf source down', act: looked('cpf', { CPF: '90000000256' }) },
  { path: '/consultas', state: 'cnpj', act: looked('cnpj', { CNPJ: '1345c3a5000106' }) },
  { path: '/consultas', state: 'cep', act: looked('cep', { CEP: '14062252' }) },
  { path: '/consultas', state: 'people', act: looked('nome', { Nome: 'MANUEL ROCHA XAVIER' }) },
  { path: '/consultas', state: 'palette', act: (page) => page.keyboard.press('Control+k') },
  { path: '/consultas', state: 'dossier', act: dossier },
  {
    path: '/consultas',
    state: 'running',
    waiting: '**/api/external/**',
    act: (page) => runLookup(page, 'cpf', { CPF: '52998224725' }),
  },
];
/** The results of the other types, of a person of the sandbox. */
async function otherResults(request: APIRequestContext): Promise<Screen[]> {
  const people = await (await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=1`)).json();
  const { cpf, nascimento, telefone, rg, email, nomeMae, pix } = people[0];
  const typed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'cpf-2': { CPF: cpf, 'Data de nascimento': nascimento.replaceAll('/', '') },
    'cpf-mae': { CPF: cpf },
    fotorj: { CPF: cpf },
    telefone: { Telefone: telefone },
    rg: { RG: rg },
    email: { Email: email },
    mae: { 'Nome da mãe': nomeMae },
    pix: { Nome: pix.nome, Sufixo: pix.sufixo },
  };
  return Object.entries(typed).map(([type, fields]) => ({
    path: '/consultas',
    state: type,
    act: looked(type, fields),
  }));
}

/** What a company's result leads to. */
async function dossier(page: Page): Promise<void> {
  await looked('cnpj', { CNPJ: '1345c3a5000106' })(page);
  await page.getByRole('link', { name: 'Abrir dossiê' }).click();
  await page.getByLabel('Nova anotação').waitFor();
}

const HISTORY: readonly Screen[] = [
  ...withStates('/historico', '**/api/user/history**'),
  { path: '/historico?tipo=rg', state: 'filtered empty' },
  { path: '/consultas?aba=historico' },
  { path: '/consultas?aba=perfil' },
  { path: '/assinatura', state: 'signed in' },
  { path: '/', state: 'signed in' },
  { path: '/consultas', state: 'checking access', waiting: '**/api/user/subscription**' },
  { path: '/consultas', state: 'access unknown', failing: '**/api/user/subscription**' },
];

test('what a visitor sees', async ({ page }) => {
  for (const screen of VISITOR) await take(page, screen);
});

test('what a subscriber sees who has looked up nothing', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `telas.${project.name}`));
  for (const path of ['/consultas', '/historico', '/consultas?aba=perfil']) await take(page, { path, state: 'empty' });
  for (const screen of FORMS) await take(page, screen);
});

test('what a subscriber sees of lookups and of the history', async ({ page, request }) => {
  await logIn(page);
  for (const screen of [...RESULTS, ...(await otherResults(request))]) await take(page, screen);
  for (const screen of HISTORY) await take(page, screen);
});

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
  await take(page, { path: '/assinatura', state: 'pix', act: click('Pagar com Pix') });
  await take(page, { path: '/assinatura', state: 'pix approved', act: pay });
});

test('what an administrator sees', async ({ page }) => {
  await enterAsNewAdmin(page);
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Administração' });
  await menu.waitFor();
  const paths = await menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(paths)) for (const screen of withStates(path, '**/api/admin/**')) await take(page, screen);
});

/** The fictitious bank pays; the page hears of it, and stays. */
async function pay(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('tempToken'))}` };
  const { payment } = await (await page.request.get('/api/payments/pending', { headers })).json();
  await page.request.post(`${process.env.E2E_SANDBOX_URL}/pix/payments/${payment.id}/pay`);
  await click('Ficar aqui')(page);
}

async function enterWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ninguem@gmail.com');
  await page.getByLabel('Senha', { exact: true }).fill('Errada-123');
  await click('Entrar')(page);
}
