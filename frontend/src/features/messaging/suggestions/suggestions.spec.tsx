import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { endSession, startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { useTestServer } from '../../../shared/testing/test-server';

const SEND = 'POST /api/suggestions';
const SENT = { status: 201, body: { success: true, message: 'Enviado com sucesso!' } };
const cut = () => {
  throw new Error('the connection is cut');
};
const message = () => screen.getByLabelText('Mensagem');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

describe('the suggestions page', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: 'x' } });
    server.on(SEND, SENT);
  });
  afterEach(() => jest.useRealTimers());

  async function open() {
    const router = await showProduct('/sugestoes');
    await screen.findByRole('heading', { level: 1, name: 'Tem uma sugestão?' });
    await screen.findByRole('button', { name: 'Enviar' });
    return router;
  }

  it('sends type, message and time, says so, and goes home after two seconds', async () => {
    const router = await open();
    await userEvent.click(screen.getByLabelText('Problema'));
    await fillIn(message(), '  O CEP não cola. ');
    await fillIn(screen.getByLabelText('Seu e-mail (opcional)'), 'ana@exemplo.com');
    stopClock();
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await until(() => screen.queryByRole('heading', { name: 'Enviado com sucesso!' }) !== null);
    expect(server.requests(SEND)[0]?.body).toEqual({
      type: 'problem',
      message: 'O CEP não cola.',
      email: 'ana@exemplo.com',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await pass(1_900);
    expect(router.state.location.pathname).toBe('/sugestoes');
    await pass(100);
    expect(router.state.location.pathname).toBe('/');
  });

  it('is proven to be from a person when nobody is signed in, and says so when that failed', async () => {
    server.on(SEND, { status: 400, body: { code: 'CAPTCHA_FAILED', error: 'Verificação de segurança falhou.' } });
    await open();
    await userEvent.click(await screen.findByLabelText('Problema'));
    await fillIn(message(), 'O CEP não cola.');
    await send();
    expect(await screen.findByText('Verificação de segurança falhou.')).toBeInTheDocument();
  });

  it('asks a signed-in person for no address', async () => {
    startSession({ token: 't', user: { id: 'u1', name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });
    await open();
    expect(screen.queryByLabelText('Seu e-mail (opcional)')).toBeNull();
  });

  it('counts the characters and says what is missing', async () => {
    await open();
    await userEvent.type(message(), 'abc');
    expect(screen.getByText('3/1000')).toBeVisible();
    await userEvent.clear(message());
    await send();
    expect(await screen.findByText('Escolha Sugestão ou Problema')).toBeVisible();
    expect(screen.getByText('Escreva sua mensagem')).toBeVisible();
    expect(server.requests(SEND)).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof server.on>[1], string]>([
    [
      'a refusal',
      { status: 500, body: { success: false, error: 'x', code: 'INTERNAL' } },
      'Erro ao enviar. Tente novamente.',
    ],
    ['no answer', cut, 'Erro ao enviar. Verifique sua conexão.'],
    [
      'too many',
      { status: 429, body: { success: false, error: 'Muitas mensagens em pouco tempo.', code: 'RATE_LIMITED' } },
      'Muitas mensagens em pouco tempo.',
    ],
  ])('keeps what was typed after %s and says so', async (_, answer, text) => {
    server.on(SEND, answer);
    await open();
    await userEvent.click(screen.getByLabelText('Sugestão'));
    await fillIn(message(), 'Uma ideia.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(message()).toHaveValue('Uma ideia.');
  });

  it('keeps each account’s draft to itself, in the same tab too', async () => {
    const enter = (id: string) =>
      startSession({ token: 't', user: { id, name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });
    enter('u1');
    await open();
    await fillIn(message(), 'Só para mim');
    act(() => enter('u2'));
    await waitFor(() => expect(message()).toHaveValue(''));
    act(() => enter('u1'));
    await waitFor(() => expect(message()).toHaveValue('Só para mim'));
  });

  it('takes over what was typed before signing in, for that account alone, unless it has a draft of its own', async () => {
    const enter = (id: string) =>
      startSession({ token: 't', user: { id, name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });
    await open();
    await fillIn(message(), 'Antes de entrar');
    act(() => enter('u1'));
    await waitFor(() => expect(message()).toHaveValue('Antes de entrar'));
    act(() => enter('u2'));
    await waitFor(() => expect(message()).toHaveValue(''));
    act(() => endSession());
    await screen.findByLabelText('Seu e-mail (opcional)');
    expect(message()).toHaveValue('');
    await fillIn(message(), 'De outra pessoa');
    act(() => enter('u1'));
    await waitFor(() => expect(message()).toHaveValue('Antes de entrar'));
  });

  it('keeps a draft while other pages are looked at; Cancelar leads home', async () => {
    const router = await open();
    await fillIn(message(), 'Uma ideia pela metade');
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    act(() => router.state.go(-1));
    expect(await screen.findByLabelText('Mensagem')).toHaveValue('Uma ideia pela metade');
  });
});
