import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openInside } from './inside';
import { openSession } from './sessions';

type Typed = Readonly<Record<string, string>>;

export const PASSWORD = 'Garoa-2026';

/** Registers and pays by the API alone; answers the e-mail of somebody with a plan and nothing looked up. */
export async function newSubscriber(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}.${Date.now()}@gmail.com`;
  const { termsVersion } = await (await request.get('/api/public/config')).json();
  const registration = { name: 'Pessoa do Histórico', email, password: PASSWORD, captchaToken: 'ok', termsVersion };
  const { tempToken } = await (await request.post('/api/auth/register', { data: registration })).json();
  const headers = { authorization: `Bearer ${tempToken}` };
  const order = {
    planId: 'bronze',
    amount: 15,
    originalAmount: 15,
    description: 'Plano',
    promoCode: null,
    discount: 0,
  };
  const { payment } = await (await request.post('/api/payments/create-pix', { headers, data: order })).json();
  await request.post(`${process.env.E2E_SANDBOX_URL}/pix/payments/${payment.id}/pay`);
  const status = async () =>
    (await (await request.get(`/api/payments/status/${payment.id}`, { headers })).json()).status;
  await expect.poll(status).toBe('approved');
  return email;
}

/** Opens the demo subscriber's session, who has a plan and a default purpose; or that of somebody else of this file. No page is shown. */
export async function logIn(page: Page, email = 'demo@gmail.com'): Promise<void> {
  const password = email === 'demo@gmail.com' ? 'Demo1234' : PASSWORD;
  await openSession(page, 'login', { email, password, captchaToken: 'ok' });
}

/** How a text gets into a field: at once, or, eight times dearer, key by key. */
const atOnce = (field: Locator, text: string) => field.fill(text);
export const byKeys = (field: Locator, text: string) => field.pressSequentially(text);

/** Opens a type's form, writes into it, by label, and runs the lookup. */
export async function runLookup(page: Page, type: string, typed: Typed, write = atOnce): Promise<void> {
  await openInside(page, `/consultas?tipo=${type}`);
  for (const [label, value] of Object.entries(typed)) {
    await write(page.getByRole('textbox', { name: label, exact: true }), value);
  }
  const button = page.getByRole('button', { name: 'Consultar', exact: true });
  await expect(button).toBeEnabled();
  await button.click();
}
