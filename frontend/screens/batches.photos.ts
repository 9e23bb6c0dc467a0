import { type Page, test } from '@playwright/test';
import { logIn, newSubscriber } from '../e2e/lookup-area';
import { type Screen, take, takeAsItStands } from './camera';

const PATH = '/lotes';
const LISTED = '529.982.247-25\n111.444.777-35\n52998224725\n123';
const paste = (page: Page) => page.getByLabel(/Cole a lista/).fill(LISTED);

const SCREENS: readonly Screen[] = [
  { path: PATH, state: 'empty' },
  { path: PATH, state: 'preview', act: paste },
  { path: PATH, state: 'waiting', waiting: '**/api/batches**' },
  { path: PATH, state: 'failing', failing: '**/api/batches**' },
];

test('what a subscriber sees of batches', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `lotes.telas.${project.name}`));
  for (const screen of SCREENS) await take(page, screen);
  await page.goto(PATH);
  await paste(page);
  await page.getByText('Proteção ao crédito').click();
  await page.getByRole('button', { name: /^Começar/ }).click();
  await page.getByText('Terminado').waitFor({ timeout: 60_000 });
  await takeAsItStands(page, PATH, 'finished');
  await page.goto(PATH);
  await page.getByText('Terminado').waitFor();
  await takeAsItStands(page, PATH, 'list');
});
