import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const ANSWER = 'POST /api/privacy-requests/answer';
const USER = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const OPENED = {
  body: { success: true, protocol: '7Q2M-K9XD-AAAA-BBBB-CCCC', data: { text: 'Nada foi consultado.', report: null } },
};

describe('The answer to a data subject', () => {
  const server = useTestServer();

  async function ask() {
    await showProduct('/titular/resposta/abc');
    await fillIn(await screen.findByLabelText('Sua data de nascimento'), '01011990');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir a resposta' }));
  }

  it('stays when somebody logs in here, since its link opens no second time', async () => {
    server.on(ANSWER, OPENED);
    await ask();
    expect(await screen.findByText('Nada foi consultado.')).toBeInTheDocument();
    await act(async () => startSession({ token: 'access', user: USER, userType: 'user' }));
    expect(screen.getByText('Nada foi consultado.')).toBeInTheDocument();
    expect(server.requests(ANSWER)).toHaveLength(1);
  });

  it('says how many attempts are left after another date', async () => {
    const refused = { success: false, error: 'A data não confere.', code: 'X', details: { remainingAttempts: 1 } };
    server.on(ANSWER, { status: 403, body: refused });
    await ask();
    expect(await screen.findByText('A data não confere. Resta 1 tentativa.')).toBeInTheDocument();
  });
});
