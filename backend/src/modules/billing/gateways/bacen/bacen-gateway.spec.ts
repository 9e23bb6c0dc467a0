import 'reflect-metadata';
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/sandbox.js';
import { RecordedVendor } from '../../../../../sandbox/testing/recorded-vendor.js';
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

  const TXID = '0198f3a05d2a7c4e9d6b3d3f0b7a9c11';
  const PIX = {
    endToEndId: 'E12345678202610101503abcdefghijk',
    txid: TXID,
    valor: '15.00',
    horario: '2026-10-10T15:03:21.000Z',
  };
  const back = (status: string) => ({ id: 'D0', valor: '15.00', status });

  /** The bank tells a paid charge and its Pix with what was asked of it to give back, and answers each order so. */
  async function refundAt(chargeId: string, order: number, after: object[]) {
    const asked: string[] = [];
    const bank = await RecordedVendor.by((method, path) => {
      if (method === 'PUT') asked.push(path);
      if (method === 'PUT') return { status: order, body: order === 400 ? {} : back('EM_PROCESSAMENTO') };
      const pix = { ...PIX, devolucoes: asked.length > 0 ? after : [] };
      if (path.startsWith('/pix/')) return { status: 200, body: pix };
      const calendario = { criacao: '2026-10-10T15:00:00Z', expiracao: 900 };
      return {
        status: 200,
        body: {
          txid: TXID,
          status: 'CONCLUIDA',
          calendario,
          valor: { original: '15.00' },
          chave: 'c',
          pix: [pix, OTHER],
        },
      };
    });
    const there = gatewayWith({ BACEN_PIX_URL: bank.url });
    const charge = await there.refundCharge(chargeId);
    await there.onApplicationShutdown();
    bank.close();
    return { charge, asked };
  }
  const OTHER = {
    ...PIX,
    endToEndId: 'E12345678202610101509abcdefghijk',
    horario: '2026-10-10T15:09:00Z',
    devolucoes: [back('DEVOLVIDO')],
  };

  it('does not take the refusal of an order that the bank had taken before for one of the money', async () => {
    const { charge } = await refundAt(TXID, 400, [back('EM_PROCESSAMENTO')]);
    expect(charge).toMatchObject({ id: TXID, state: 'paid' });
    expect((await refundAt(TXID, 400, [])).charge).toBeNull();
    expect((await refundAt(TXID, 400, [back('NAO_REALIZADO')])).charge).toBeNull();
  });

  it('gives one Pix of a charge back alone, by its own id', async () => {
    const { charge, asked } = await refundAt(PIX.endToEndId, 201, [back('DEVOLVIDO')]);
    expect(asked).toEqual([`/pix/${PIX.endToEndId}/devolucao/D0`]);
    expect(charge).toMatchObject({
      id: PIX.endToEndId,
      reference: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
      state: 'refunded',
      amountCents: 1500,
    });
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
