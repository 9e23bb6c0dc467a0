import { LINKED_PLACES } from '@kernel/linked-places';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLeave } from '../shared/api/leave';
import { endSession, startSession } from '../shared/api/session';
import { readSession } from '../shared/api/session-storage';
import { fillIn } from '../shared/testing/fill-in';
import { useTestServer } from '../shared/testing/test-server';
import { showProduct } from './testing';

const CHECK = 'GET /api/admin/messages/check';
const REFRESH = 'POST /api/auth/refresh';
const ANSWER = 'POST /api/privacy-requests/answer';
const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const answer = { body: { success: true, protocol: 'LGPD-7', data: { text: 'Ninguém consultou você.', report: null } } };

describe('a page that the link of an e-mail opened', () => {
  const server = useTestServer();
  let left: string[];
  beforeEach(() => {
    left = [];
    setLeave((path) => left.push(path));
    startSession({ token: 'old', user, userType: 'user' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false } });
    server.on('POST /api/auth/validate-reset-token', { body: { success: true, valid: true, email: 'a***@gmail.com' } });
    server.on(REFRESH, { status: 401 });
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  /** Shows it where the server accepts the session until `end` is called. */
  async function open(place: string) {
    const path = `${place}/segredo`;
    window.history.replaceState(null, '', path);
    const end = server.hold(CHECK, { status: 401 });
    await showProduct(path);
    await screen.findByRole('button', { name: 'Avisos' });
    return end;
  }

  const titleOf = () => screen.getByRole('heading', { level: 1 }).textContent;

  it.each(LINKED_PLACES)(
    'stays when the session turns out to be over, and its secret is kept nowhere: %s',
    async (place) => {
      const end = await open(place);
      const title = titleOf();
      end();
      await waitFor(() => expect(server.requests(REFRESH)).not.toEqual([]));
      await waitFor(() => expect(readSession()).toBeNull());
      expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument();
      expect(titleOf()).toBe(title);
      expect(left).toEqual([]);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('segredo');
    },
  );

  it('leaves the new password that is being typed where it stands', async () => {
    const end = await open('/redefinir-senha');
    await fillIn(await screen.findByLabelText('Nova senha'), 'Garoa-2027');
    end();
    await waitFor(() => expect(readSession()).toBeNull());
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.getByLabelText('Nova senha')).toHaveValue('Garoa-2027');
  });

  const readAnswer = async () => {
    await fillIn(screen.getByLabelText('Sua data de nascimento'), '14/03/1987');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir a resposta' }));
  };

  it('keeps an answer that opens once when the session ends here or in another tab', async () => {
    server.on(ANSWER, answer);
    await open('/titular/resposta');
    await readAnswer();
    await screen.findByText('Ninguém consultou você.');
    endSession();
    await screen.findByRole('link', { name: 'Entrar' });
    expect(screen.getByText('Ninguém consultou você.')).toBeInTheDocument();
  });

  it('hears the answer that was on its way when the session ended', async () => {
    const answered = server.hold(ANSWER, answer);
    const end = await open('/titular/resposta');
    await readAnswer();
    await waitFor(() => expect(server.requests(ANSWER)).toHaveLength(1));
    end();
    await screen.findByRole('link', { name: 'Entrar' });
    answered();
    expect(await screen.findByText('Ninguém consultou você.')).toBeInTheDocument();
  });
});
