import { WEBHOOK_EVENTS } from '@kernel/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = { status: 'active', plan: 'Ouro', planId: 'gold', daysRemaining: 12 };
const URL = 'https://loja.example/webhooks';
const ENDPOINT = {
  id: 'w1',
  url: URL,
  events: [...WEBHOOK_EVENTS],
  state: 'active',
  pauseReason: null,
  pausedAt: null,
  waiting: 0,
  createdAt: '2026-10-01T12:00:00.000Z',
};
const DEAD = {
  ...ENDPOINT,
  id: 'w2',
  url: 'https://velha.example/',
  events: ['plan.ended'],
  state: 'paused',
  pauseReason: 'dead',
  pausedAt: '2026-10-04T12:00:00.000Z',
  waiting: 2,
};
const DELIVERY = {
  id: 'd1',
  eventId: 'evt_1',
  type: 'payment.approved',
  state: 'waiting',
  attempts: 2,
  status: 503,
  fault: 'status',
  createdAt: '2026-10-02T12:00:00.000Z',
  nextAttemptAt: '2026-10-02T12:05:00.000Z',
  endedAt: null,
};
const OPENED = {
  ...DELIVERY,
  body: '{"type":"payment.approved","data":{"planId":"gold"}}',
  tries: [
    { madeAt: '2026-10-02T12:01:00.000Z', durationMs: 40, status: 503, fault: 'status', reply: 'em manutenção' },
    { madeAt: '2026-10-02T12:00:00.000Z', durationMs: 15000, status: null, fault: 'timeout', reply: null },
  ],
};
const hidden = true;

describe('Webhooks in the page', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
    server.on('GET /api/webhook-endpoints', { body: { success: true, data: [ENDPOINT, DEAD] } });
  });

  async function card() {
    writeSession({ token: 'access', user: profile, userType: 'user' });
    await showProduct('/consultas?aba=perfil');
    return within(await screen.findByRole('region', { name: 'Webhooks' }));
  }

  const dialog = () => within(screen.getByRole('dialog', { hidden }));
  const press = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden }));

  it('tell when they were paused, also after a reset of the password', async () => {
    server.on('GET /api/webhook-endpoints', { body: { success: true, data: [{ ...DEAD, pauseReason: 'password' }] } });
    const text = 'Pausado, confira o endereço: a senha foi redefinida, em 04/10/2026 09:00';
    expect(await (await card()).findByText(text)).toBeInTheDocument();
  });

  it('are listed with what they listen to and why they are paused', async () => {
    const own = await card();
    expect(await own.findByText(URL)).toBeInTheDocument();
    expect(own.getByText('Todos os eventos')).toBeInTheDocument();
    expect(own.getByText('Plano terminado')).toBeInTheDocument();
    expect(own.getByText('Pausado: nada foi aceito por três dias, em 04/10/2026 09:00')).toBeInTheDocument();
    expect(own.getByText('2 entregas na fila')).toBeInTheDocument();
  });

  it('want an address and an event, and show the secret once', async () => {
    server.on('POST /api/webhook-endpoints', {
      status: 201,
      body: { success: true, data: { ...ENDPOINT, secret: 'whsec_segredo' } },
    });
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Adicionar webhook' }));
    for (const box of dialog().getAllByRole('checkbox', { hidden })) await userEvent.click(box);
    await press('Adicionar');
    expect(await dialog().findByText('Informe o endereço')).toBeInTheDocument();
    expect(dialog().getByText('Escolha ao menos um evento')).toBeInTheDocument();
    expect(server.requests('POST /api/webhook-endpoints')).toEqual([]);
    await fillIn(dialog().getByLabelText('Endereço'), ` ${URL} `);
    await userEvent.click(dialog().getByLabelText(/^Plano terminado/));
    await press('Adicionar');
    expect(await screen.findByText('whsec_segredo')).toBeInTheDocument();
    expect(server.requests('POST /api/webhook-endpoints')[0]?.body).toEqual({ url: URL, events: ['plan.ended'] });
    await press('Já guardei');
    await waitFor(() => expect(screen.queryByText('whsec_segredo')).not.toBeInTheDocument());
    expect(await own.findByText('Webhook pronto.')).toBeInTheDocument();
  });

  it('tell why the server does not take an address', async () => {
    const fields = [{ field: 'url', message: 'Este endereço é de uma rede interna.' }];
    server.on('POST /api/webhook-endpoints', { status: 400, body: { error: '', code: 'INVALID_INPUT', fields } });
    const own = await card();
    await userEvent.click(own.getByRole('button', { name: 'Adicionar webhook' }));
    await fillIn(dialog().getByLabelText('Endereço'), 'https://10.0.0.1');
    await press('Adicionar');
    expect(await dialog().findByText('Este endereço é de uma rede interna.')).toBeInTheDocument();
  });

  it('are tested, paused and resumed at once, and say what failed', async () => {
    server.on('POST /api/webhook-endpoints/w1/test', { status: 202, body: { success: true, id: 'd9' } });
    server.on('POST /api/webhook-endpoints/w1/pause', { body: { success: true, data: ENDPOINT } });
    server.on('POST /api/webhook-endpoints/w2/resume', { status: 404, body: { error: 'Sumiu.', code: 'X' } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: `Enviar teste: ${URL}` }));
    expect(await own.findByText('Teste enviado. O resultado está no registro.')).toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: `Pausar: ${URL}` }));
    expect(await own.findByText('Webhook pausado.')).toBeInTheDocument();
    await userEvent.click(own.getByRole('button', { name: `Retomar: ${DEAD.url}` }));
    expect(await own.findByText('Sumiu.')).toBeInTheDocument();
    expect(own.queryByRole('button', { name: `Enviar teste: ${DEAD.url}` })).not.toBeInTheDocument();
  });

  it('say late what a test came to, without taking away a secret that is shown once', async () => {
    const letGo = server.hold('POST /api/webhook-endpoints/w1/test', {
      status: 202,
      body: { success: true, id: 'd9' },
    });
    server.on('POST /api/webhook-endpoints', {
      status: 201,
      body: { success: true, data: { ...ENDPOINT, secret: 'whsec_segredo' } },
    });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: `Enviar teste: ${URL}` }));
    await userEvent.click(own.getByRole('button', { name: 'Adicionar webhook' }));
    await fillIn(dialog().getByLabelText('Endereço'), URL);
    await press('Adicionar');
    expect(await screen.findByText('whsec_segredo')).toBeInTheDocument();
    letGo();
    expect(await own.findByText('Teste enviado. O resultado está no registro.')).toBeInTheDocument();
    expect(screen.getByText('whsec_segredo')).toBeInTheDocument();
  });

  it('have a log that opens to what was sent and how it went, and sends it again', async () => {
    server.on('GET /api/webhook-endpoints/w1/deliveries', {
      body: { success: true, data: [DELIVERY], nextCursor: null, total: 1 },
    });
    server.on('GET /api/webhook-endpoints/w1/deliveries/d1', { body: { success: true, data: OPENED } });
    server.on('POST /api/webhook-endpoints/w1/deliveries/d1/resend', { status: 202, body: { success: true } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: `Registro: ${URL}` }));
    await userEvent.click(await dialog().findByRole('button', { name: /^Pagamento aprovado/, hidden }));
    expect(await dialog().findByText('em manutenção')).toBeInTheDocument();
    expect(dialog().getByText(/02\/10\/2026 09:00: não respondeu a tempo em 15000 ms/)).toBeInTheDocument();
    expect(dialog().getByText(/"planId": "gold"/)).toBeInTheDocument();
    await press('Reenviar');
    expect(await dialog().findByText('Entrega de volta à fila.')).toBeInTheDocument();
  });

  it('change their secret and go after a question', async () => {
    server.on('POST /api/webhook-endpoints/w1/rotate', {
      status: 201,
      body: { success: true, data: { ...ENDPOINT, secret: 'whsec_outro' } },
    });
    server.on('DELETE /api/webhook-endpoints/w1', { body: { success: true } });
    const own = await card();
    await userEvent.click(await own.findByRole('button', { name: `Trocar segredo: ${URL}` }));
    await press('Trocar');
    expect(await screen.findByText('whsec_outro')).toBeInTheDocument();
    await press('Já guardei');
    await userEvent.click(await own.findByRole('button', { name: `Remover: ${URL}` }));
    await press('Remover');
    expect(await own.findByText('Webhook removido.')).toBeInTheDocument();
  });
});
