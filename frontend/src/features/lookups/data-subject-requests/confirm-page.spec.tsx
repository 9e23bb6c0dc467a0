import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { useTestServer } from '../../../shared/testing/test-server';

const CONFIRM = 'POST /api/privacy-requests/confirm-email';
const CANCEL = 'POST /api/privacy-requests/cancel';

describe('The link that confirms a data subject’s request', () => {
  const server = useTestServer();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('tells what the last press came to, and nothing of the one before', async () => {
    server.on(CONFIRM, { status: 503, body: { error: 'Tente de novo em instantes.', code: 'UNAVAILABLE' } });
    server.on(CANCEL, { status: 429, body: { error: 'Muitas tentativas.', code: 'RATE_LIMITED' } });
    await showProduct('/titular/confirmar/abc');
    await press('Confirmar o pedido');
    expect(await screen.findByText('Tente de novo em instantes.')).toBeInTheDocument();
    await press('Não fui eu');
    expect(await screen.findByText('Muitas tentativas.')).toBeInTheDocument();
    expect(screen.queryByText('Tente de novo em instantes.')).not.toBeInTheDocument();
    server.on(CANCEL, { body: { success: true, protocol: '7Q2M-K9XD-AAAA-BBBB-CCCC' } });
    await press('Não fui eu');
    expect(await screen.findByText('Pedido cancelado. Nada foi informado nem suprimido.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
