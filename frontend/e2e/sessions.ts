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
  await page.goto(STILL, { waitUntil: 'commit' });
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
}
