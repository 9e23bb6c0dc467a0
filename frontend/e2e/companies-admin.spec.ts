import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase } from './admins.js';
import { expectNoViolations } from './axe.js';

const QUALITY = { mended: { nul: 3, cep: 66_012 }, rejected: { duplicado: 1200, orfao: 34, campos: 2 } };
const COUNTS = {
  companies: 63_012_345,
  establishments: 66_345_678,
  partners: 27_456_789,
  taxes: 46_567_890,
  rejected: 1236,
};

/** A load as a loader would have left it; nobody runs one here. */
async function load(month: string, state: string, reason: string | null): Promise<void> {
  await onDatabase(
    `INSERT INTO company_loads (id, month, state, step, source, fictional, started_at, bytes_total, bytes_done, rows_done,
       rows_per_second, counts, quality, reason)
     VALUES ($1, $2, $3, 'leitura', 'pasta pública', true, now() - interval '9 minutes', 100, 37, 48123456, 88210, $4, $5, $6)`,
    [randomUUID(), `${month}-01`, state, state === 'em_andamento' ? {} : COUNTS, QUALITY, reason],
  );
}

test('an administrator sees how a load goes, and refuses a month that is out of line', async ({ page }) => {
  const [running, waiting] = ['2032-01', '2032-02'];
  await enterAsNewAdmin(page);
  await load(running, 'em_andamento', null);
  await load(waiting, 'aguardando', '12,3% menos empresas; 7,5% menos sócios');
  await page.goto('/admin/empresas');
  await expect(page.getByRole('navigation', { name: 'Administração' })).toContainText(/\d à espera/);
  await expect(page.getByRole('region', { name: 'Carga em andamento' })).toBeVisible();
  const name = waiting.split('-').reverse().join('/');
  await expect(page.getByRole('row', { name })).toContainText('Aguarda decisão');
  await expectNoViolations(page);
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('12,3% menos empresas; 7,5% menos sócios')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Recusar o mês' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Recusar', exact: true }).click();
  await expect(page.getByText('Mês recusado. O mês em vigor continua.')).toBeVisible();
});
