import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, HttpClient } from '../harness/http-client.js';

const PASSWORD = 'Garoa-2026';
const PAID_WITHIN_MS = 30_000;

/** Registers subscribers, pays their plans at the sandbox and answers their access tokens: all through the real API. */
export async function paidAccounts(url: string, sandboxUrl: string, count: number): Promise<string[]> {
  const api = new HttpClient(url);
  const sandbox = new HttpClient(sandboxUrl);
  const { termsVersion } = await ok<{ termsVersion: string }>(api.get('/api/public/config'));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Promise.all(numbers.map((number) => paidAccount(api, sandbox, number, termsVersion)));
}

/** What the account of that number shows at the door. */
export function credentialsOf(number: number) {
  return { email: `medicao.${number}@gmail.com`, password: PASSWORD, captchaToken: 'bench' };
}

async function paidAccount(api: HttpClient, sandbox: HttpClient, number: number, termsVersion: string) {
  const who = credentialsOf(number);
  const registration = { ...who, name: 'Conta de Medição', termsVersion };
  const { tempToken } = await ok<{ tempToken: string }>(api.post('/api/auth/register', registration));
  const billing = api.as(tempToken);
  const order = {
    planId: 'gold',
    amount: 35,
    originalAmount: 35,
    description: 'Plano Ouro',
    promoCode: null,
    discount: 0,
  };
  const { payment } = await ok<{ payment: { id: string } }>(billing.post('/api/payments/create-pix', order));
  await ok(sandbox.post(`/pix/payments/${payment.id}/pay`));
  await approved(billing, payment.id);
  const { token } = await ok<{ token: string }>(api.post('/api/auth/login', who));
  return token;
}

async function approved(billing: HttpClient, paymentId: string): Promise<void> {
  const deadline = Date.now() + PAID_WITHIN_MS;
  for (;;) {
    const { status } = await ok<{ status: string }>(billing.get(`/api/payments/status/${paymentId}`));
    if (status === 'approved') return;
    if (Date.now() > deadline) throw new Error(`the payment is still ${status}`);
    await sleep(100);
  }
}

async function ok<T>(call: Promise<Answer<unknown>>): Promise<T> {
  const { status, body } = await call;
  if (status >= 400) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}
