import { expect, type Page } from '@playwright/test';

/** An address of the product at which no script runs: from there its storage can be written. */
const STILL = '/robots.txt';

/** Opens a session of its own by the API and keeps it in the browser as the login form does; shows no page of the product. */
export async function openSession(
  page: Page,
  door: 'login' | 'admin/login',
  proof: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await page.request.post(`/api/auth/${door}`, { data: proof });
  expect(answer.status()).toBe(200);
  const { token, user, userType } = await answer.json();
  const userData = JSON.stringify(user);
  const session = {
    userEmail: user.email,
    userName: user.name,
    userData,
    userType,
    userToken: token,
    authToken: token,
  };
  const kept = userType === 'admin' ? { ...session, adminToken: token, adminData: userData } : session;
  await keep(page, kept);
}

/** As long as the token of who registered and has not paid is good. */
const PAYER_MS = 60 * 60_000;

/** Registers somebody by the API and keeps in the browser what the form leaves there to pay with; shows no page of the product. */
export async function openPayer(page: Page, account: Readonly<Record<string, string>>): Promise<void> {
  const { termsVersion } = await (await page.request.get('/api/public/config')).json();
  const registration = { ...account, captchaToken: 'ok', termsVersion };
  const answer = await page.request.post('/api/auth/register', { data: registration });
  expect(answer.status()).toBe(201);
  const { tempToken, user } = await answer.json();
  await keep(page, {
    tempUserId: user.id,
    tempUserEmail: user.email,
    tempUserName: user.name,
    tempToken,
    tempUntil: String(Date.now() + PAYER_MS),
  });
}

async function keep(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(STILL, { waitUntil: 'commit' });
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
