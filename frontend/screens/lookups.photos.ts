import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { logIn, newSubscriber, runLookup } from '../e2e/lookup-area';
import { type Screen, take, withStates } from './camera';

type Typed = Readonly<Record<string, string>>;

/** Leaves the page on which a lookup ran; `take` opens it anew, and `act` runs it. */
const looked = (type: string, typed: Typed) => async (page: Page) => {
  await runLookup(page, type, typed);
  await page.getByRole('status', { name: 'Consultando' }).waitFor({ state: 'hidden' });
  await page.waitForTimeout(1_500);
};

const CPF = { CPF: '52998224725' };
const CNPJ = { CNPJ: '1345c3a5000106' };
const FORMS: readonly Screen[] = LOOKUP_CATALOGUE.map(({ type }) => ({ path: `/consultas?tipo=${type}` }));
const RESULTS: readonly Screen[] = [
  { path: '/consultas', state: 'cpf', act: looked('cpf', CPF) },
  { path: '/consultas', state: 'cpf first screen', fold: true, act: looked('cpf', CPF) },
  { path: '/consultas', state: 'cpf not found', act: looked('cpf', { CPF: '90000000175' }) },
  { path: '/consultas', state: 'cpf source down', act: looked('cpf', { CPF: '90000000256' }) },
  { path: '/consultas', state: 'cnpj', act: looked('cnpj', CNPJ) },
  { path: '/consultas', state: 'cnpj reported', act: reported },
  { path: '/consultas', state: 'cep', act: looked('cep', { CEP: '14062252' }) },
  { path: '/consultas', state: 'people', act: looked('nome', { Nome: 'MANUEL ROCHA XAVIER' }) },
  { path: '/consultas', state: 'one field cpf or telephone', act: (page) => type(page, '11987654321') },
  { path: '/consultas', state: 'one field unknown', act: (page) => type(page, '123') },
  { path: '/consultas', state: 'palette', fold: true, act: (page) => page.keyboard.press('Control+k') },
  { path: '/consultas', state: 'palette found', fold: true, act: searchPalette },
  { path: '/consultas', state: 'dossier cnpj', act: dossier('cnpj', CNPJ) },
  { path: '/consultas', state: 'dossier cpf', act: dossier('cpf', CPF) },
  { path: '/consultas', state: 'relations', fold: true, act: relations },
  { path: '/consultas/dossie' },
  { path: '/consultas', state: 'running', waiting: '**/api/external/**', act: (page) => runLookup(page, 'cpf', CPF) },
];
const HISTORY: readonly Screen[] = [
  ...withStates('/historico', '**/api/user/history**'),
  { path: '/historico?tipo=rg', state: 'filtered empty' },
  { path: '/historico', state: 'ticked', act: (page) => page.getByRole('checkbox').nth(1).check() },
  { path: '/historico', state: 'erase', fold: true, act: askToErase },
  { path: '/consultas?aba=historico' },
  { path: '/consultas?aba=perfil' },
  { path: '/assinatura', state: 'signed in' },
  { path: '/', state: 'signed in' },
  { path: '/consultas', state: 'checking access', waiting: '**/api/user/subscription**' },
  { path: '/consultas', state: 'access unknown', failing: '**/api/user/subscription**' },
];

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

/** The results of the other types, of a person of the sandbox. */
async function otherResults(request: APIRequestContext): Promise<Screen[]> {
  const people = await (await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=1`)).json();
  const { cpf, nascimento, telefone, rg, email, nomeMae, pix } = people[0];
  const typed: Readonly<Record<string, Typed>> = {
    'cpf-2': { CPF: cpf, 'Data de nascimento': nascimento.replaceAll('/', '') },
    'cpf-mae': { CPF: cpf },
    fotorj: { CPF: cpf },
    telefone: { Telefone: telefone },
    rg: { RG: rg },
    email: { Email: email },
    mae: { 'Nome da mãe': nomeMae },
    pix: { Nome: pix.nome, Sufixo: pix.sufixo },
  };
  return Object.entries(typed).map(([state, fields]) => ({ path: '/consultas', state, act: looked(state, fields) }));
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel('Consulta rápida').fill(text);
}

async function searchPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(CPF.CPF);
  await page.waitForTimeout(1_000);
}

/** What a result leads to. */
function dossier(of: string, typed: Typed) {
  return async (page: Page): Promise<void> => {
    await looked(of, typed)(page);
    await page.getByRole('link', { name: 'Abrir dossiê' }).click();
    await page.getByLabel('Nova anotação').waitFor();
  };
}

/** A result of which two reports were made, its source unfolded. */
async function reported(page: Page): Promise<void> {
  await looked('cnpj', CNPJ)(page);
  for (let times = 0; times < 2; times++) {
    await page.getByText('Exportar Dados').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Relatório em PDF com verificação/ }).click();
    await saved;
  }
  await page.getByText('Fonte e protocolo').click();
  await page.getByText(/^Relatório em PDF feito/).waitFor();
}

async function relations(page: Page): Promise<void> {
  await dossier('cpf', CPF)(page);
  await page.getByRole('heading', { name: /^Relações/ }).evaluate((title) => title.scrollIntoView());
}

async function askToErase(page: Page): Promise<void> {
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('region', { name: 'Seleção' }).getByRole('button', { name: 'Apagar' }).click();
}
