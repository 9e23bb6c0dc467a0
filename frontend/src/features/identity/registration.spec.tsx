import { TERMS_VERSION } from '@kernel/terms';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../app/testing';
import { readPendingPayer } from '../../shared/api/pending-payer';
import { startSession } from '../../shared/api/session';
import { readSession } from '../../shared/api/session-storage';
import { fillIn } from '../../shared/testing/fill-in';
import { useTestServer } from '../../shared/testing/test-server';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const REGISTER = 'POST /api/auth/register';
const config = { captcha: null, demonstration: false, termsVersion: '2026-11-01' };

const field = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));

async function open(path = '/cadastro') {
  const router = await showProduct(path);
  await screen.findByRole('heading', { name: 'Criar conta' });
  return router;
}

async function fill(values: Partial<Record<'Nome' | 'E-mail' | 'Senha' | 'Confirmar senha', string>> = {}) {
  const all = {
    Nome: ' Ana Lima ',
    'E-mail': 'Ana@gmail.com',
    Senha: 'Garoa-2026',
    'Confirmar senha': 'Garoa-2026',
    ...values,
  };
  for (const [label, value] of Object.entries(all)) await fillIn(field(label), value);
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('the registration page', () => {
  const server = useTestServer();
  beforeEach(() => server.on('GET /api/public/config', { body: config }));

  it('says at the fields what e-mail and password must be', async () => {
    await open();
    expect(field('E-mail')).toHaveAccessibleDescription('Apenas emails do Google são aceitos');
    expect(field('Senha')).toHaveAccessibleDescription('Mínimo 6 caracteres com maiúscula, minúscula e número');
  });

  it('says which e-mails are accepted where the operator takes others', async () => {
    server.on('GET /api/public/config', { body: { ...config, emailDomains: ['empresa.com.br'] } });
    await open();
    const text = 'Apenas emails destes domínios são aceitos (@empresa.com.br)';
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(text));
  });

  it('leads on to the plan that was chosen before', async () => {
    server.on(REGISTER, {
      status: 201,
      body: { success: true, user, tempToken: 'temp', redirectToPayment: true, message: 'Conta criada.' },
    });
    const router = await showProduct('/cadastro', { plan: 'bronze' });
    await screen.findByRole('heading', { name: 'Criar conta' });
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(router.state.location.state).toMatchObject({ plan: 'bronze' });
    expect(await screen.findByRole('radio', { name: /Bronze/ })).toBeChecked();
  });

  it('creates the account, keeps the temporary token and leads to the plans', async () => {
    server.on(REGISTER, {
      status: 201,
      body: { success: true, user, tempToken: 'temp', redirectToPayment: true, message: 'Conta criada.' },
    });
    const router = await open();
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(server.requests(REGISTER)[0]?.body).toEqual({
      name: 'Ana Lima',
      email: 'ana@gmail.com',
      password: 'Garoa-2026',
      termsVersion: TERMS_VERSION,
    });
    expect(readPendingPayer()).toEqual({ token: 'temp', user });
    expect(router.state.location.state).toEqual({
      message: 'Conta criada.',
      userId: 'u1',
      userEmail: 'ana@gmail.com',
      userName: 'Ana Lima',
    });
  });

  it('ends the session of who was signed in, here and on the server, so that the plan is for the new account', async () => {
    startSession({ token: 'bia', user: { id: 'u2', name: 'Bia', email: 'bia@gmail.com' }, userType: 'user' });
    server.on('POST /api/auth/logout', { body: { success: true } });
    server.on(REGISTER, {
      status: 201,
      body: { success: true, user, tempToken: 'temp', redirectToPayment: true, message: 'Conta criada.' },
    });
    await open();
    await fill();
    await send();
    expect(await screen.findByRole('region', { name: 'Resumo' })).toHaveTextContent('ana@gmail.com');
    expect(readSession()).toBeNull();
    const asked = (route: string) => server.requests(route).map(({ authorization }) => authorization);
    await waitFor(() => expect(asked('POST /api/auth/logout')).toEqual(['Bearer bia']));
    await waitFor(() => expect(new Set(asked('GET /api/payments/pending'))).toEqual(new Set(['Bearer temp'])));
  });

  it('says what the server says where an e-mail tells how to go on, whoever has the address', async () => {
    const message = 'Enviamos um e-mail a este endereço. Abra-o para continuar.';
    const body = { success: true, message, user: null, tempToken: null, redirectToPayment: false };
    server.on(REGISTER, { status: 201, body });
    const router = await open();
    await fill();
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cadastrar' })).toBeNull();
    expect(router.state.location.pathname).toBe('/cadastro');
  });

  it('goes on with what was typed and sent when somebody signs in in another tab meanwhile', async () => {
    const message = 'Enviamos um e-mail a este endereço. Abra-o para continuar.';
    const body = { success: true, message, user: null, tempToken: null, redirectToPayment: false };
    const letGo = server.hold(REGISTER, { status: 201, body });
    await open();
    await fill();
    await send();
    await waitFor(() => expect(server.requests(REGISTER)).toHaveLength(1));
    await act(async () =>
      startSession({ token: 'bia', user: { id: 'u2', name: 'Bia', email: 'bia@gmail.com' }, userType: 'user' }),
    );
    await screen.findByRole('button', { name: 'Sair' });
    expect(field('E-mail')).toHaveValue('Ana@gmail.com');
    letGo();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(server.requests(REGISTER)).toHaveLength(1);
  });

  it('asks for everything that is missing, the terms included', async () => {
    await open();
    await send();
    for (const text of [
      'Nome é obrigatório',
      'Email é obrigatório',
      'Senha é obrigatória',
      'Confirmação de senha é obrigatória',
      'Aceite os termos de uso para continuar.',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(field('Nome')).toHaveFocus();
    expect(server.requests(REGISTER)).toHaveLength(0);
  });

  it.each([
    ['Ab1', 'Senha deve ter pelo menos 6 caracteres'],
    ['SENHA123', 'Senha deve conter pelo menos uma letra minúscula'],
    ['senha123', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['Senhanova', 'Senha deve conter pelo menos um número'],
  ])('refuses the password %s with "%s"', async (typed, text) => {
    await open();
    await userEvent.type(field('Senha'), typed);
    await userEvent.tab();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("ticks each of the password's rules as soon as it holds", async () => {
    await open();
    const held = () => screen.queryAllByText(': atendido').map((mark) => mark.parentElement?.textContent);
    expect(held()).toEqual([]);
    await userEvent.type(field('Senha'), 'abc1');
    expect(held()).toEqual(['Uma letra minúscula: atendido', 'Um número: atendido']);
    await userEvent.type(field('Senha'), 'DE');
    expect(held()).toHaveLength(4);
  });

  it('says Senhas não coincidem, also when the first password changes afterwards', async () => {
    await open();
    await userEvent.type(field('Senha'), 'Garoa-2026');
    await userEvent.type(field('Confirmar senha'), 'Garoa-2026');
    await userEvent.tab();
    expect(screen.queryByText('Senhas não coincidem')).toBeNull();
    await userEvent.type(field('Senha'), '4');
    expect(await screen.findByText('Senhas não coincidem')).toBeInTheDocument();
  });

  it('offers gmail.com for gmial.com and takes it at a click', async () => {
    await open();
    await userEvent.type(field('E-mail'), 'ana@gmial.com');
    await userEvent.click(await screen.findByRole('button', { name: 'ana@gmail.com' }));
    expect(field('E-mail')).toHaveValue('ana@gmail.com');
    expect(field('E-mail')).toHaveFocus();
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });

  it("puts the server's words under the field they are about", async () => {
    const message = 'Este e-mail já tem cadastro.';
    server.on(REGISTER, {
      status: 409,
      body: { success: false, error: message, fields: [{ field: 'email', message }] },
    });
    await open();
    await fill();
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('E-mail')).toHaveFocus();
    expect(field('Nome')).toHaveValue(' Ana Lima ');
  });

  it('tells the rule of the password, and has words of its own where the server has none', async () => {
    server.on(REGISTER, { status: 500, body: {} });
    await open();
    expect(screen.getByText('Mínimo 6 caracteres com maiúscula, minúscula e número')).toBeInTheDocument();
    await fill();
    await send();
    expect(await screen.findByText('Erro ao fazer cadastro')).toBeInTheDocument();
  });

  it('speaks of the connection when the server cannot be reached', async () => {
    await open();
    await fill();
    const fetch = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão. Tente novamente.');
    globalThis.fetch = fetch;
  });

  it('stands at /register too', async () => {
    const router = await open('/register');
    expect(router.state.location.pathname).toBe('/register');
  });
});
