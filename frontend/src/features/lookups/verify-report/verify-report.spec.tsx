import { writeReportCode } from '@kernel/report-code';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { useTestServer } from '../../../shared/testing/test-server';

const CODE = writeReportCode(Array.from({ length: 26 }, (_, i) => (i * 7 + 3) % 32));
const VERIFY = `GET /api/public/reports/${CODE}`;
const GENUINE = {
  valid: true,
  type: 'cpf',
  subjectMasked: '***.982.247-**',
  consultedAt: '2026-11-21T05:15:51.182Z',
  source: 'Birô de dados',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

describe('the verification of a report', () => {
  const server = useTestServer();

  it('says what the code is of, and that a file is compared here', async () => {
    server.on(VERIFY, { body: GENUINE });
    await showProduct(`/verificar/${CODE}`);
    expect(await screen.findByRole('heading', { name: 'Emitido pelo Nítido' })).toBeVisible();
    for (const said of ['CPF', '***.982.247-**', '21/11/2026 02:15 (horário de Brasília)', 'Birô de dados']) {
      expect(screen.getByText(said)).toBeVisible();
    }
    expect(screen.getByText(/o arquivo não sai do seu dispositivo/)).toBeVisible();
    expect(screen.getByLabelText(/escolha o arquivo/)).toHaveAttribute('accept', 'application/pdf,.pdf');
  });

  it('takes a typed code to its own address', async () => {
    server.on(VERIFY, { body: GENUINE });
    await showProduct('/verificar');
    const field = await screen.findByLabelText('Código do relatório');
    await userEvent.type(field, '7Q2M{Enter}');
    expect(await screen.findByText('Código inválido. Confira os caracteres.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${CODE.toLowerCase().replaceAll('-', '')}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Emitido pelo Nítido' })).toBeVisible();
  });

  it('waits in words in which an answer has its room, and says nothing too early', async () => {
    const answer = server.hold(VERIFY, { body: GENUINE });
    await showProduct(`/verificar/${CODE}`);
    expect(await screen.findByText('Conferindo o código…')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Emitido pelo Nítido' })).toBeVisible();
    expect(screen.queryByText('Conferindo o código…')).toBeNull();
  });

  it('says without a network that nothing was learnt, keeps the code, and asks again when told to', async () => {
    const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await showProduct(`/verificar/${CODE}`);
    expect(await screen.findByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible();
    expect(screen.getByText('Erro de conexão. Tente novamente.')).toBeVisible();
    expect(screen.getByLabelText('Código do relatório')).toHaveValue(CODE);
    network.mockRestore();
    server.on(VERIFY, { body: GENUINE });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: 'Emitido pelo Nítido' })).toBeVisible();
  });

  it.each([
    [404, 'REPORT_NOT_FOUND', 'Nenhum relatório tem este código'],
    [429, 'RATE_LIMITED', 'Muitas tentativas'],
    [503, 'UNAVAILABLE', 'Não foi possível conferir'],
  ])('says after %i what that means', async (status, code, title) => {
    server.on(VERIFY, { status, body: { success: false, code, error: 'Aguarde.' } });
    await showProduct(`/verificar/${CODE}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
