import { type Page, test } from '@playwright/test';
import { logIn, newSubscriber } from '../e2e/lookup-area';
import { click, type Screen, take } from './camera';

const PATH = '/acompanhamento';
const LIST = '**/api/watchlist';
const PASTED = '11.222.333/0001-81\n12.ABC.345/01DE-35\nfornecedor sem CNPJ';
const FOLLOWED: readonly Screen[] = [
  { path: PATH, state: 'followed' },
  { path: PATH, state: 'filtered', act: (page) => page.getByLabel('Filtrar').fill('ninguém') },
  { path: PATH, state: 'waiting', waiting: LIST },
  { path: PATH, state: 'failing', failing: LIST },
];

test('what a subscriber sees of followed companies', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `acompanha.telas.${project.name}`));
  await take(page, { path: PATH, state: 'empty' });
  await take(page, { path: PATH, state: 'pasting', act: click('Colar uma lista') });
  await take(page, { path: PATH, state: 'verdicts', act: pasteList });
  for (const screen of FOLLOWED) await take(page, screen);
});

async function pasteList(page: Page): Promise<void> {
  await click('Colar uma lista')(page);
  await page.getByLabel('CNPJs, um por linha').fill(PASTED);
  await page.getByRole('button', { name: /^Acompanhar 3/ }).click();
  await page.getByRole('button', { name: 'Concluir' }).waitFor();
}
