import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { openInside } from './inside';
import { logIn, newSubscriber, runLookup } from './lookup-area';

const CNPJ = '1345c3a5000106';

test('a dossier is reached from a result, written about, walked by keys, found again and printed', async ({
  page,
  request,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `dossie.${project.name}`));
  await runLookup(page, 'cnpj', { CNPJ });
  await page.getByRole('link', { name: 'Abrir dossiê' }).click();
  await expect(page).toHaveURL(/\/consultas\/dossie\/[0-9a-f]{16}$/);
  await expect(page.getByText('1 consulta', { exact: true })).toBeVisible();

  await page.getByLabel('Nova etiqueta').fill('fornecedor novo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Etiqueta salva.')).toBeVisible();
  await expect(page.getByLabel('Nova etiqueta')).toBeFocused();
  await page.getByLabel('Nova anotação').fill('Pedir contrato social.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Anotações' })).toContainText('Pedir contrato social.');
  await expect(page.getByLabel('Nova anotação')).toBeFocused();

  const picture = page.getByRole('group', { name: 'Desenho das relações' });
  const first = picture.getByRole('button', { pressed: true });
  const name = await first.textContent();
  await first.focus();
  await page.keyboard.press((page.viewportSize()?.width ?? 0) > 860 ? 'ArrowRight' : 'ArrowDown');
  await expect(picture.getByRole('button', { pressed: true })).not.toHaveText(name ?? '');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expectNoViolations(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Resultados guardados' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar em PDF' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'O que mudou' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Etiquetas e anotações' })).toBeVisible();
  await expect(page.getByText(/^Documento com dados pessoais\. Guarde/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await openInside(page, '/consultas?aba=historico');
  await page.getByLabel('Buscar no histórico').fill('FORNECEDOR');
  await expect(page.getByRole('link', { name: '13.45C.3A5/0001-06', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dossiês' }).click();
  await expectNoViolations(page);
  await page.getByRole('list').getByText('fornecedor novo').waitFor();
});
