import { type Page, test } from '@playwright/test';
import { plantCompanies, plantGroup } from '../e2e/companies';
import { logIn, newSubscriber, runLookup } from '../e2e/lookup-area';
import { click, type Screen, take, takeAsItStands } from './camera';

const PATH = '/empresas';
const SEARCH = '**/api/companies/search';
const searched = (words: string) => async (page: Page) => {
  await page.getByLabel('Razão social ou nome fantasia').fill(words);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1_000);
};

const SCREENS: readonly Screen[] = [
  { path: PATH },
  { path: PATH, state: 'found', act: searched('padaria retrato') },
  { path: `${PATH}?uf=SP&situacao=ativa`, state: 'narrowed', act: searched('retrato') },
  { path: `${PATH}?uf=SP&situacao=ativa`, state: 'address' },
  { path: PATH, state: 'nothing', act: searched('inexistente mesmo') },
  { path: PATH, state: 'waiting', waiting: SEARCH, act: searched('retrato') },
  { path: PATH, state: 'failing', failing: SEARCH, act: searched('retrato') },
  { path: PATH, state: 'filters', act: click('Filtros') },
  { path: PATH, state: 'partner', act: askForPartner },
];

test('what a subscriber sees of the search of companies', async ({ page, request }, { project }) => {
  await plantCompanies('RETRATO', 500_000);
  await logIn(page, await newSubscriber(request, `empresas.telas.${project.name}`));
  for (const screen of SCREENS) await take(page, screen);
});

test('what a subscriber sees of a company’s group', async ({ page, request }, { project }) => {
  const cnpj = await plantGroup('GRUPP010');
  await logIn(page, await newSubscriber(request, `grupo.telas.${project.name}`));
  await runLookup(page, 'cnpj', { CNPJ: cnpj });
  const group = page.getByRole('region', { name: /^Grupo da empresa/ });
  await group.getByLabel('Com os sócios dessas empresas').check();
  await takeAsItStands(page, '/grupo', 'asked');
  await group.getByLabel('Finalidade da consulta').selectOption('cobranca');
  await group.getByRole('button', { name: 'Ver grupo' }).click();
  await group.getByRole('button', { name: 'Ver lista' }).waitFor();
  await takeAsItStands(page, '/grupo', 'picture');
  await group.getByRole('button', { name: 'Ver lista' }).click();
  await takeAsItStands(page, '/grupo', 'list');
});

async function askForPartner(page: Page): Promise<void> {
  await click('Filtros')(page);
  await page.getByLabel('Nome do sócio').fill('Helena');
  await page.getByRole('dialog').getByRole('button', { name: 'Buscar' }).click();
}
