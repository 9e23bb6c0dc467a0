import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { untilAnswered } from '../../../shared/testing/wire';

const SEARCH = 'POST /api/admin/discipline/search';

const flag = {
  id: 'f1',
  protocolo: '20261121-7Q2M-K9XD',
  em: '2026-11-21T18:40:00.000Z',
  accountId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  nome: 'Ana Lima',
  email: 'an***@gmail.com',
  nivel: 'parada',
  motivo: 'sequencia',
  numeros: { proximos: 40, faixa: 3_000 },
  ate: '2026-11-21T19:40:00.000Z',
  por: null,
  nota: null,
  emVigor: true,
};
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });

describe('the screen Uso suspeito', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/discipline', page(flag, { ...flag, id: 'f2', protocolo: '20261120-0000-0011' }));
    server.on(SEARCH, page(flag));
  });

  it('finds a flag by the protocol that a subscriber has given, which stays out of the address', async () => {
    const router = await showProduct('/admin/uso-suspeito?emVigor=sim');
    expect(await screen.findByText('20261120-0000-0011')).toBeInTheDocument();
    const box = screen.getByLabelText('Busca');
    expect(box).toHaveAccessibleDescription('Protocolo, e-mail inteiro ou código da conta');
    await fillIn(box, `${flag.protocolo}{Enter}`);
    const table = () => within(screen.getByRole('table', { name: 'Observações de uso' }));
    await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2));
    expect(table().getByText(flag.protocolo)).toBeInTheDocument();
    expect(server.requests(SEARCH).at(-1)?.body).toEqual({ emVigor: 'sim', texto: flag.protocolo });
    expect(router.state.location.search).toBe('?emVigor=sim');
  });

  it('exports what is shown, in its order', async () => {
    server.on('POST /api/admin/discipline/export', { status: 500, body: {} });
    await showProduct('/admin/uso-suspeito?nivel=parada&sort=oldest');
    await fillIn(await screen.findByLabelText('Busca'), `${flag.protocolo}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    const body = { nivel: 'parada', sort: 'oldest', texto: flag.protocolo };
    expect(server.requests('POST /api/admin/discipline/export')[0]?.body).toEqual(body);
  });

  it('shows what was found as it is after a decision', async () => {
    server.on('GET /api/admin/discipline/f1', { body: { success: true, ...flag, consultas: [], passos: [] } });
    server.on(`POST /api/admin/discipline/${flag.accountId}/release`, () => {
      server.on(SEARCH, page({ ...flag, emVigor: false }));
      return { body: { success: true } };
    });
    await showProduct('/admin/uso-suspeito');
    await fillIn(await screen.findByLabelText('Busca'), `${flag.protocolo}{Enter}`);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(within(screen.getByRole('table')).getByRole('button'));
    await fillIn(await screen.findByLabelText('Nota da decisão'), 'Conferido por telefone.');
    await userEvent.click(screen.getByRole('button', { name: 'Liberar consultas' }));
    expect(await screen.findByText('Parada (passou)')).toBeInTheDocument();
    const [released] = server.requests(`POST /api/admin/discipline/${flag.accountId}/release`);
    expect(released?.body).toEqual({ nota: 'Conferido por telefone.', observacao: 'f1' });
  });

  it('shows the whole e-mail when asked for, and keeps the note of a decision that came too late', async () => {
    const one = (emVigor: boolean) => ({ body: { success: true, ...flag, emVigor, consultas: [], passos: [] } });
    server.on('GET /api/admin/discipline/f1', one(true));
    server.on(`POST /api/admin/users/${flag.accountId}/reveal-email`, {
      body: { success: true, email: 'ana@gmail.com' },
    });
    const error = 'Vale agora outra observação desta conta. Abra a mais nova antes de liberar.';
    server.on(`POST /api/admin/discipline/${flag.accountId}/release`, () => {
      server.on('GET /api/admin/discipline/f1', one(false));
      return { status: 409, body: { success: false, code: 'OBSERVATION_CHANGED', error } };
    });
    await showProduct('/admin/uso-suspeito');
    await userEvent.click(within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mostrar' }));
    await waitFor(() => expect(dialog.getByText('E-mail').nextSibling).toHaveTextContent('ana@gmail.com'));
    const note = dialog.getByLabelText('Nota da decisão');
    await fillIn(note, 'Conferido por telefone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar consultas' }));
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(await dialog.findByText('Parada (passou)')).toBeInTheDocument();
    expect(note).toHaveValue('Conferido por telefone.');
    expect(dialog.getByRole('button', { name: 'Liberar consultas' })).toBeDisabled();
  });

  it('names the columns of what was looked up last', async () => {
    const one = {
      em: '2026-11-21T17:40:00.000Z',
      tipo: 'cpf',
      consulta: '***.982.247-**',
      desfecho: 'success',
      protocolo: '20261121-7Q2M-K9XD',
    };
    server.on('GET /api/admin/discipline/f1', { body: { success: true, ...flag, consultas: [one], passos: [] } });
    await showProduct('/admin/uso-suspeito');
    await userEvent.click(within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button'));
    const table = within(await screen.findByRole('table', { name: /^Últimas consultas/ }));
    const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Hora', 'Tipo', 'Consulta', 'Desfecho']);
    expect(table.getByRole('row', { name: '14:40 CPF ***.982.247-** Encontrada' })).toBeInTheDocument();
  });

  it('tells the hour before in words to who cannot see its columns', async () => {
    const passos = [
      { de: '2026-11-21T17:40:00.000Z', encontradas: 3, outras: 1 },
      { de: '2026-11-21T17:45:00.000Z', encontradas: 0, outras: 2 },
    ];
    server.on('GET /api/admin/discipline/f1', { body: { success: true, ...flag, consultas: [], passos } });
    await showProduct('/admin/uso-suspeito');
    await userEvent.click(within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button'));
    expect(await screen.findByRole('img', { name: /hora anterior/ })).toHaveAccessibleName(
      'Consultas da hora anterior: encontradas, 3; outras, 3; no máximo 4 em cinco minutos.',
    );
    expect(screen.getByText(/Encontradas: 3/)).toBeInTheDocument();
  });

  it('leaves the note on another flag that is being written when a decision is answered late', async () => {
    for (const id of ['f1', 'f2'])
      server.on(`GET /api/admin/discipline/${id}`, { body: { success: true, ...flag, id, consultas: [], passos: [] } });
    const letGo = server.hold(`POST /api/admin/discipline/${flag.accountId}/release`, { body: { success: true } });
    await showProduct('/admin/uso-suspeito');
    const open = async (row: number) => {
      await userEvent.click(within((await screen.findAllByRole('row'))[row] as HTMLElement).getByRole('button'));
      return screen.findByLabelText('Nota da decisão');
    };
    const asked = () => server.requests('GET /api/admin/discipline').length;
    await fillIn(await open(1), 'Conferido por telefone.');
    await userEvent.click(screen.getByRole('button', { name: 'Liberar consultas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    const note = await open(2);
    await fillIn(note, 'Sem resposta.');
    const before = asked();
    letGo();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await untilAnswered();
    expect(note).toBeInTheDocument();
    expect(note).toHaveValue('Sem resposta.');
  });
});
