import 'reflect-metadata';
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/sandbox.js';
import { newId } from '../../../../platform/ids.js';
import { BillingConfig } from '../../billing.config.js';
import { paymentGatewayContract } from '../payment-gateway.contract.js';
import { BacenGateway } from './bacen-gateway.js';

let sandbox: RunningSandbox;
let gateway: BacenGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  gateway = gatewayWith({});
});

afterAll(async () => {
  await gateway.onApplicationShutdown();
  await sandbox.close();
});

function gatewayWith(settings: Partial<BillingConfig>): BacenGateway {
  return new BacenGateway(Object.assign(new BillingConfig(), { SANDBOX_URL: sandbox.url, ...settings }));
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

paymentGatewayContract("the Banco Central's API Pix", () => ({
  gateway,
  pay: (chargeId) => post(`/pix/payments/${chargeId}/pay`, { notification: 'lost' }),
  outage: (on) => post('/faults/bacen-pix', { kind: on ? 'server-error' : null }),
  at: (url) => gatewayWith({ BACEN_PIX_URL: url }),
}));

describe("the API Pix's gateway", () => {
  const request = () => ({
    paymentId: newId(),
    amountCents: 2500,
    description: 'Plano Prata',
    payer: { email: 'ana@gmail.com', name: 'Ana' },
    openedAt: new Date(),
  });

  it('tells until when the charge can be paid there: 900 seconds', async () => {
    const charge = await gateway.createCharge(request());
    const seconds = ((charge?.payableUntil?.getTime() ?? 0) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(901);
  });

  it('finds the charge of a Pix that is known by its own id alone, and none for a strange one', async () => {
    const { id } = (await gateway.createCharge(request())) ?? { id: '' };
    await post(`/pix/payments/${id}/pay`, { notification: 'lost' });
    const [paid] = (await (await fetch(`${sandbox.url}/pix?format=json`)).json()) as Array<{ endToEndId: string }>;
    expect(await gateway.findCharge(paid?.endToEndId ?? '')).toMatchObject({ id, state: 'paid' });
    expect(await gateway.findCharge('E00000000202611211200aaaaaaaaaaa')).toBeNull();
  });

  it('shows no code of a charge that is made out to another key', async () => {
    const stranger = gatewayWith({ BACEN_PIX_KEY: 'outra-chave' });
    const one = request();
    await gateway.createCharge(one);
    expect(await stranger.createCharge(one)).toMatchObject({ pixCopyPaste: null });
    await stranger.onApplicationShutdown();
  });

  it('goes on with a new token when the bank took the old one back', async () => {
    await gateway.createCharge(request());
    await fetch(`${sandbox.url}/bacen-pix-tokens`, { method: 'DELETE' });
    expect(await gateway.createCharge(request())).toMatchObject({ state: 'pending' });
  });

  it('fails in our words when its credentials are refused', async () => {
    const wrong = gatewayWith({ BACEN_PIX_CLIENT_SECRET: 'errado-errado' });
    await expect(wrong.findCharge('a'.repeat(32))).rejects.toMatchObject({ code: 'PAYMENT_GATEWAY_DOWN' });
    await wrong.onApplicationShutdown();
  });
});
