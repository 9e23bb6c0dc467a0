import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const FILE = 'POST /api/privacy-requests';

describe('The form of a data subject’s request', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
  });

  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  const fold = () => userEvent.click(screen.getByText('Acrescentar outros dados meus'));
  async function fillInAll() {
    await showProduct('/titular');
    await userEvent.click(await screen.findByRole('radio', { name: /^Saber/ }));
    await fillIn(screen.getByLabelText('Nome completo'), 'Helena Prado Vasques');
    await fillIn(screen.getByLabelText('CPF'), '52998224725');
    await fillIn(screen.getByLabelText('Data de nascimento'), '01011990');
    await fillIn(screen.getByLabelText('E-mail para a resposta'), 'helena@gmail.com');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Declaro/ }));
  }

  it('opens what is folded away where a field in it is wrong', async () => {
    await fillInAll();
    await fold();
    const cnpj = await screen.findByLabelText('CNPJ da sua empresa individual');
    await waitFor(() => expect(cnpj).toBeVisible());
    await fillIn(cnpj, '11222333000182');
    await fold();
    await waitFor(() => expect(cnpj).not.toBeVisible());
    await send();
    await waitFor(() => expect(cnpj).toBeVisible());
    expect(cnpj).toHaveFocus();
    expect(server.requests(FILE)).toEqual([]);
  });

  it('opens it where the server refuses one', async () => {
    const fields = [{ field: 'phone', message: 'Este telefone não existe.' }];
    server.on(FILE, { status: 400, body: { error: 'Dados inválidos', code: 'X', fields } });
    await fillInAll();
    const phone = screen.getByLabelText('Telefone');
    expect(phone).not.toBeVisible();
    await send();
    await waitFor(() => expect(phone).toBeVisible());
    expect(phone).toHaveFocus();
  });
});
