import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../app/testing';
import { readSession } from '../../shared/api/session-storage';
import { fillIn } from '../../shared/testing/fill-in';
import { useTestServer } from '../../shared/testing/test-server';

const LOGIN = 'POST /api/auth/login';
const TEXT = 'Por favor, complete a verificação de segurança';
const REQUIRED = { status: 400, body: { success: false, code: 'CAPTCHA_REQUIRED', error: TEXT } };
const WRONG = { status: 401, body: { success: false, error: 'E-mail ou senha incorretos.' } };

/** A server that asks for a token, and then says that the password is wrong. */
const asksForToken = ({ body }: { body: unknown }) =>
  Object.keys(body as object).some((field) => field.startsWith('captcha')) ? WRONG : REQUIRED;

/** Makes the tokens of every box that was ever shown run out, of those that are gone too. */
const expired = new EventTarget();

/** The provider's script as the browser would run it: `execute` gives `token`, a click on the box completes it. */
function playVendor(token: string, scriptUrl: string) {
  const executed: string[] = [];
  const script = document.head.querySelector(`script[src^="${scriptUrl}"]`);
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: async (siteKey, { action }) => {
      executed.push(`${siteKey} ${action}`);
      return token;
    },
    render: (place, { callback, 'expired-callback': expire }) => {
      expired.addEventListener('expire', expire);
      place.append(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Não sou um robô' }));
      place.addEventListener('click', () => callback('visible token'));
      return 0;
    },
  };
  if (!script) throw new Error('The page asked for no captcha script');
  fireEvent.load(script);
  return executed;
}

/** The provider's script does not come, however often it is asked for. */
function blockVendor(scriptUrl: string) {
  for (const script of document.head.querySelectorAll(`script[src^="${scriptUrl}"]`)) fireEvent.error(script);
}

describe('the security check at login', () => {
  const server = useTestServer();
  let scriptUrl: string;
  let round = 0;

  beforeEach(async () => {
    scriptUrl = `http://127.0.0.1:1/recaptcha/${round++}.js`;
    const captcha = { provider: 'recaptcha', siteKey: 'site-key', v2SiteKey: 'visible-key', scriptUrl };
    server.on('GET /api/public/config', { body: { captcha, demonstration: false, termsVersion: 'x' } });
    server.on(LOGIN, asksForToken);
    await showProduct('/login');
    await fillIn(await screen.findByLabelText('E-mail'), 'ana@gmail.com');
    await fillIn(screen.getByLabelText('Senha'), 'Garoa-2026');
    await waitFor(() => expect(document.head.querySelector(`script[src^="${scriptUrl}"]`)).not.toBeNull());
  });

  /** Once what was sent before has its answer. */
  const answered = () => waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled());
  const send = async () => {
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  };

  it('sends the invisible token that the action login gave', async () => {
    const executed = playVendor('invisible token', scriptUrl);
    await send();
    await screen.findByText('E-mail ou senha incorretos.');
    expect(executed).toEqual(['site-key login']);
    expect(server.requests(LOGIN)[0]?.body).toMatchObject({ captchaToken: 'invisible token' });
  });

  it('falls back to the visible check when there is no token and the server wants one, and sends what it gives', async () => {
    playVendor('', scriptUrl);
    await send();
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await send();
    await screen.findByText('E-mail ou senha incorretos.');
    const body = server.requests(LOGIN)[1]?.body;
    expect(body).toMatchObject({ captchaV2Token: 'visible token' });
    expect(body).not.toHaveProperty('captchaToken');
  });

  it('asks for an invisible token again beside a visible check that stands only because none came in time', async () => {
    const executed = playVendor('', scriptUrl);
    await send();
    const box = await screen.findByRole('button', { name: 'Não sou um robô' });
    await send();
    await waitFor(() => expect(executed).toHaveLength(2));
    if (window.grecaptcha) window.grecaptcha.execute = async () => 'late token';
    await send();
    await screen.findByText('E-mail ou senha incorretos.');
    expect(box).toBeInTheDocument();
    expect(server.requests(LOGIN).at(-1)?.body).toMatchObject({ captchaToken: 'late token' });
  });

  it('shows the visible check when the server does not believe the invisible token, and waits for it', async () => {
    server.on(LOGIN, { status: 400, body: { success: false, code: 'CAPTCHA_FAILED', error: TEXT } });
    const executed = playVendor('doubtful token', scriptUrl);
    await send();
    const box = await screen.findByRole('button', { name: 'Não sou um robô' });
    expect(screen.getByText(TEXT)).toBeInTheDocument();
    await send();
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    expect(executed).toHaveLength(1);
    expect(server.requests(LOGIN)).toHaveLength(1);
    await userEvent.click(box);
    server.on(LOGIN, WRONG);
    await send();
    await screen.findByText('E-mail ou senha incorretos.');
    const body = server.requests(LOGIN)[1]?.body;
    expect(body).toMatchObject({ captchaV2Token: 'visible token' });
    expect(body).not.toHaveProperty('captchaToken');
  });

  it('shows a fresh check when the server does not believe the visible one either', async () => {
    playVendor('', scriptUrl);
    await send();
    server.on(LOGIN, { status: 400, body: { success: false, code: 'CAPTCHA_FAILED', error: TEXT } });
    await userEvent.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await send();
    await waitFor(() => expect(server.requests(LOGIN)).toHaveLength(2));
    await answered();
    await userEvent.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await send();
    await waitFor(() => expect(server.requests(LOGIN)).toHaveLength(3));
    expect(server.requests(LOGIN)[2]?.body).toMatchObject({ captchaV2Token: 'visible token' });
  });

  it('asks for an invisible token again once the visible check is gone, also after its token has run out', async () => {
    const executed = playVendor('', scriptUrl);
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await send();
    await screen.findByText('E-mail ou senha incorretos.');
    expired.dispatchEvent(new Event('expire'));
    await send();
    await waitFor(() => expect(executed).toHaveLength(2));
  });

  it('says what to do when the script does not load and the server wants a token', async () => {
    blockVendor(scriptUrl);
    await send();
    await waitFor(() => {
      blockVendor(scriptUrl);
      expect(screen.getByText(/A verificação não carregou/)).toBeInTheDocument();
    });
    expect(screen.getByText(TEXT)).toBeInTheDocument();
    expect(server.requests(LOGIN)).toHaveLength(1);
  });

  it('lets an administrator, of whom the server wants no token, in without the script', async () => {
    const user = { id: 'a1', name: 'Administração', email: 'chefe@gmail.com' };
    server.on(LOGIN, { body: { success: true, token: 'access', user, userType: 'admin' } });
    blockVendor(scriptUrl);
    await send();
    await waitFor(() => {
      blockVendor(scriptUrl);
      expect(readSession()?.userType).toBe('admin');
    });
  });

  it('sends no other form without a token, since limits count what is sent', async () => {
    blockVendor(scriptUrl);
    await userEvent.click(screen.getByRole('button', { name: 'Esqueceu sua senha?' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link', hidden: true }));
    await waitFor(() => {
      blockVendor(scriptUrl);
      expect(dialog.getByText(/A verificação não carregou/)).toBeInTheDocument();
    });
    expect(dialog.getByText(TEXT)).toBeInTheDocument();
    expect(server.requests('POST /api/auth/forgot-password')).toHaveLength(0);
  });
});

describe('a security check without a visible one', () => {
  const server = useTestServer();

  it('asks for an invisible token again after the server did not believe one', async () => {
    const scriptUrl = 'http://127.0.0.1:1/recaptcha/invisible-alone.js';
    const captcha = { provider: 'recaptcha', siteKey: 'site-key', v2SiteKey: null, scriptUrl };
    server.on('GET /api/public/config', { body: { captcha, demonstration: false, termsVersion: 'x' } });
    server.on(LOGIN, { status: 400, body: { success: false, code: 'CAPTCHA_FAILED', error: TEXT } });
    await showProduct('/login');
    await fillIn(await screen.findByLabelText('E-mail'), 'ana@gmail.com');
    await fillIn(screen.getByLabelText('Senha'), 'Garoa-2026');
    await waitFor(() => playVendor('doubtful token', scriptUrl));
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(server.requests(LOGIN)).toHaveLength(2));
  });
});

describe('a login that is quicker than the settings', () => {
  const server = useTestServer();

  it('waits for them, and sends its token', async () => {
    const scriptUrl = 'http://127.0.0.1:1/recaptcha/late.js';
    const captcha = { provider: 'recaptcha', siteKey: 'site-key', v2SiteKey: 'visible-key', scriptUrl };
    const answerSettings = server.hold('GET /api/public/config', {
      body: { captcha, demonstration: false, termsVersion: 'x' },
    });
    server.on(LOGIN, WRONG);
    await showProduct('/login');
    await fillIn(await screen.findByLabelText('E-mail'), 'ana@gmail.com');
    await fillIn(screen.getByLabelText('Senha'), 'Garoa-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    answerSettings();
    await waitFor(() => playVendor('invisible token', scriptUrl));
    await screen.findByText('E-mail ou senha incorretos.');
    expect(server.requests(LOGIN)).toHaveLength(1);
    expect(server.requests(LOGIN)[0]?.body).toMatchObject({ captchaToken: 'invisible token' });
  });
});
