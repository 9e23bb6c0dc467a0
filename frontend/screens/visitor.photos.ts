import { type Page, test } from '@playwright/test';
import { verificationPath, writeReportCode } from '../../backend/src/kernel/report-code';
import { PUBLIC_PAGES } from '../e2e/public-pages';
import { click, type Screen, take } from './camera';

const REPORT = verificationPath(writeReportCode(Array.from({ length: 26 }, (_, at) => at)));

const SCREENS: readonly Screen[] = [
  ...PUBLIC_PAGES.map((path) => ({ path })),
  { path: REPORT, name: '/verificar', state: 'unknown' },
  { path: REPORT, name: '/verificar', state: 'genuine', act: findReport },
  { path: REPORT, name: '/verificar', state: 'waiting', waiting: '**/api/public/reports/**' },
  { path: REPORT, name: '/verificar', state: 'failing', failing: '**/api/public/reports/**' },
  { path: '/admin/login' },
  { path: '/confirmar-email/nada' },
  { path: '/login?motivo=sessao' },
  { path: '/login', state: 'refused', act: enterWrongly },
  { path: '/login', state: 'empty', act: click('Entrar') },
  { path: '/login', state: 'forgotten', act: click('Esqueceu sua senha?') },
  { path: '/titular', state: 'others', act: showOthers },
  { path: '/cadastro', state: 'empty', act: click('Cadastrar') },
  { path: '/', state: 'palette', act: (page) => page.keyboard.press('Control+k') },
  { path: '/', state: 'shortcuts', act: (page) => page.keyboard.press('?') },
  { path: '/status', state: 'waiting', waiting: '**/api/public/**' },
  { path: '/status', state: 'failing', failing: '**/api/public/**' },
  { path: '/status', state: 'broken', act: breakDown },
];

test('what a visitor sees', async ({ page }) => {
  for (const screen of SCREENS) await take(page, screen);
});

/** As the server answers to the code of a report that it made. */
async function findReport(page: Page): Promise<void> {
  const json = {
    valid: true,
    type: 'cpf',
    subjectMasked: '***.982.247-**',
    consultedAt: '2026-11-23T12:00:00.000Z',
    source: 'Simulação',
    sha256: '0'.repeat(64),
  };
  await page.route('**/api/public/reports/**', (route) => route.fulfill({ json }));
  await page.reload();
  await page.getByRole('heading', { name: 'Emitido pelo Nítido' }).waitFor();
}

async function showOthers(page: Page): Promise<void> {
  await page.getByText('Acrescentar outros dados meus').click();
  await page.getByLabel('CNPJ da sua empresa individual').waitFor();
}

async function enterWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ninguem@gmail.com');
  await page.getByLabel('Senha', { exact: true }).fill('Errada-123');
  await click('Entrar')(page);
}

/** An answer that the page's code stumbles over. */
async function breakDown(page: Page): Promise<void> {
  await page.route('**/api/public/status**', (route) => route.fulfill({ json: { success: true } }));
  await page.reload();
  await page.getByRole('heading', { name: 'Esta página parou de funcionar' }).waitFor();
  await page.getByText('Detalhes técnicos').click();
}
