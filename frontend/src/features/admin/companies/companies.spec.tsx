import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const PATH = '/api/admin/companies/loads';
const LIST = `GET ${PATH}`;
const done = {
  id: 'l1',
  month: '2026-10',
  state: 'em_vigor',
  interrupted: false,
  step: null,
  source: 'pasta pública',
  askedBy: null,
  decidedBy: null,
  startedAt: '2026-11-02T06:00:00.000Z',
  finishedAt: '2026-11-02T08:00:00.000Z',
  percent: 100,
  rows: 161_000_000,
  rowsPerSecond: 22_000,
  secondsLeft: null,
  counts: {
    companies: 63_000_000,
    establishments: 66_000_000,
    partners: 27_000_000,
    taxes: 46_000_000,
    rejected: 1234,
  },
  mended: { nul: 3, cep: 66_000 },
  rejected: { duplicado: 1200, orfao: 34 },
  reason: null,
};
const unread = { counts: {}, mended: {}, rejected: {}, finishedAt: null };
const running = { ...done, ...unread, id: 'l2', month: '2026-11', state: 'em_andamento', step: 'leitura', percent: 37 };
const waiting = { ...done, id: 'l3', month: '2026-11', state: 'aguardando', reason: '12,0% menos empresas' };
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });

describe('the screen Base de empresas', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, page(done));
  });

  const show = () => showProduct('/admin/empresas');
  const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const open = async (month: string) => {
    await click(month);
    return within(await screen.findByRole('dialog', { name: `Mês ${month}` }));
  };

  it('says that there is none yet, and lets one be begun', async () => {
    server.on(LIST, page());
    server.on(`POST ${PATH}`, { status: 202, body: { success: true, id: 'l2' } });
    await show();
    expect(await screen.findByText('Nenhuma carga ainda')).toBeInTheDocument();
    await click('Carregar o mês mais novo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Carregar o mês mais novo?' }));
    server.on(LIST, page(running));
    await userEvent.click(dialog.getByRole('button', { name: 'Carregar' }));
    expect(await screen.findByText('Carga começada. O andamento aparece na lista.')).toBeInTheDocument();
    expect(server.requests(`POST ${PATH}`).map(({ body }) => body)).toEqual([{}]);
    expect(await screen.findByRole('region', { name: 'Carga em andamento' })).toBeInTheDocument();
  });

  it('says in the server’s words why none was begun', async () => {
    server.on(`POST ${PATH}`, { status: 503, body: { success: false, error: 'A pasta pública não respondeu.' } });
    await show();
    await click('Carregar o mês mais novo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Carregar o mês mais novo?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Carregar' }));
    expect(await dialog.findByText('A pasta pública não respondeu.')).toBeInTheDocument();
  });

  it('shows how far a load is: its step, rows, speed and the time that is left; and lets it be called off', async () => {
    // Begun long ago: it waited for its approval.
    server.on(LIST, page({ ...running, secondsLeft: 63 * 60 - 10 }, done));
    server.on(`DELETE ${PATH}/l2`, { body: { success: true } });
    await show();
    const part = within(await screen.findByRole('region', { name: 'Carga em andamento' }));
    expect(part.getByText('Mês 11/2026: lendo os arquivos')).toBeInTheDocument();
    expect(part.getByRole('progressbar', { name: 'Carga do mês 11/2026' })).toHaveAttribute('value', '37');
    const said = '37% · 161.000.000 linhas, 22.000 por segundo · faltam cerca de 63 min';
    expect(part.getByText(said)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^11\/2026/ })).toHaveTextContent('37%––');
    const drawer = await open('11/2026');
    expect(drawer.getByText('Ainda não foi conferido.')).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar a carga' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar a carga de 11/2026?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a carga' }));
    expect(await screen.findByText('Carga cancelada.')).toBeInTheDocument();
    expect(server.requests(`DELETE ${PATH}/l2`)).toHaveLength(1);
  });

  it('says of a load whose process was killed that it is broken off, and lets it go on', async () => {
    server.on(LIST, page({ ...running, interrupted: true, secondsLeft: 600 }, done));
    server.on(`POST ${PATH}`, { status: 202, body: { success: true, id: 'l2' } });
    await show();
    const part = within(await screen.findByRole('region', { name: 'Carga em andamento' }));
    const said = '37% · interrompida: continua sozinha, ou abra a carga para continuar agora';
    expect(part.getByText(said)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^11\/2026/ })).toHaveTextContent('Interrompida');
    const drawer = await open('11/2026');
    await userEvent.click(drawer.getByRole('button', { name: 'Continuar a carga' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Continuar a carga de 11/2026?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('A carga continua. O andamento aparece na lista.')).toBeInTheDocument();
    expect(server.requests(`POST ${PATH}`).map(({ body }) => body)).toEqual([{ month: '2026-11' }]);
  });

  it('says of a month of a folder that its command goes on with it, once it is approved and where it is broken off', async () => {
    const source = 'pasta local';
    server.on(LIST, page({ ...waiting, source }, done));
    server.on(`POST ${PATH}/l3/approve`, { body: { success: true } });
    await show();
    await userEvent.click((await open('11/2026')).getByRole('button', { name: 'Aprovar o mês' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar o mês 11/2026?' }));
    expect(dialog.getByText(/repita o comando companies:load com --from/)).toBeInTheDocument();
    server.on(LIST, page({ ...running, id: 'l3', source, interrupted: true }, done));
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText(/^Mês aprovado\. Repita o comando/)).toBeInTheDocument();
    const part = within(await screen.findByRole('region', { name: 'Carga em andamento' }));
    expect(part.getByText(/interrompida: repita o comando com --from/)).toBeInTheDocument();
    const drawer = await open('11/2026');
    expect(drawer.getByText(/^Repita o comando companies:load com --from/)).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Continuar a carga' })).not.toBeInTheDocument();
  });

  it.each([
    ['Aprovar o mês', 'Aprovar o mês 11/2026?', 'Aprovar', `POST ${PATH}/l3/approve`, /^Mês aprovado\./],
    ['Recusar o mês', 'Recusar o mês 11/2026?', 'Recusar', `DELETE ${PATH}/l3`, /^Mês recusado\./],
  ])('of a month that waits says why, and asks once more: %s', async (button, question, confirm, call, said) => {
    server.on(LIST, page(waiting, done));
    server.on(call, { body: { success: true } });
    await show();
    const drawer = await open('11/2026');
    expect(drawer.getByText('12,0% menos empresas')).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(server.requests(call)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(server.requests(call)).toHaveLength(1);
  });

  it('lets one that fails go on', async () => {
    server.on(LIST, page({ ...waiting, state: 'falhou', reason: 'O disco está cheio.' }, done));
    server.on(`POST ${PATH}`, { status: 202, body: { success: true, id: 'l3' } });
    await show();
    await userEvent.click((await open('11/2026')).getByRole('button', { name: 'Continuar a carga' }));
    await click('Continuar');
    expect(await screen.findByText('A carga continua. O andamento aparece na lista.')).toBeInTheDocument();
    expect(server.requests(`POST ${PATH}`).map(({ body }) => body)).toEqual([{ month: '2026-11' }]);
  });

  it('lets one that fails be called off, so that later months are loaded', async () => {
    server.on(LIST, page({ ...waiting, state: 'falhou', reason: 'Arquivo danificado: Empresas0.zip' }, done));
    server.on(`DELETE ${PATH}/l3`, { body: { success: true } });
    await show();
    const drawer = await open('11/2026');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar a carga' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar a carga de 11/2026?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a carga' }));
    expect(await screen.findByText('Carga cancelada.')).toBeInTheDocument();
  });

  it('reports what a month has, what was mended and what was left aside', async () => {
    await show();
    const drawer = await open('10/2026');
    const said = [
      ['Estabelecimentos', '66.000.000'],
      ['Caracteres nulos tirados', '3'],
      ['CEP com o zero da frente de volta', '66.000'],
      ['Repetidas: vale a última', '1.200'],
      ['Sem a empresa correspondente', '34'],
      ['Quem pediu', 'Automática'],
    ];
    for (const [label = '', figure = ''] of said) {
      expect(drawer.getByText(label).nextElementSibling).toHaveTextContent(figure);
    }
    for (const name of ['Aprovar o mês', 'Recusar o mês', 'Cancelar a carga'])
      expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['falhou', 'Falhou', 'Arquivo danificado: Empresas0.zip'],
    ['recusada', 'Recusada', '12,0% menos empresas'],
  ])('keeps a month that ended as %s in the list, with the reason', async (state, label, reason) => {
    server.on(LIST, page({ ...waiting, state, reason, decidedBy: 'Chefe' }, done));
    await show();
    expect((await screen.findAllByText(label)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Carga em andamento' })).not.toBeInTheDocument();
    const drawer = await open('11/2026');
    expect(drawer.getByText(reason)).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Aprovar o mês' })).not.toBeInTheDocument();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    server.on(LIST, { status: 500, body: {} });
    await show();
    const again = await screen.findByRole('button', { name: 'Tentar Novamente' });
    server.on(LIST, page(done));
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByRole('button', { name: '10/2026' })).toBeInTheDocument());
  });

  it('leaves a month open when the answer to a question comes that was closed, and says what it came to', async () => {
    server.on(LIST, page(waiting, done));
    const letGo = server.hold(`DELETE ${PATH}/l3`, { body: { success: true } });
    await show();
    await open('11/2026');
    await click('Recusar o mês');
    await click('Recusar');
    await click('Voltar');
    await click('Fechar');
    await open('10/2026');
    letGo();
    expect(await screen.findByText(/^Mês recusado\./)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Mês 10/2026' })).toBeInTheDocument();
  });

  it('is sorted, and taken away as it is shown', async () => {
    server.on(`${LIST}/export`, { status: 500, body: {} });
    await showProduct('/admin/empresas?state=em_vigor&sort=oldest');
    await waitFor(() => expect(server.requests(LIST).at(-1)?.query).toBe('state=em_vigor&sort=oldest'));
    await click('Exportar CSV');
    await waitFor(() => expect(server.requests(`${LIST}/export`)[0]?.query).toBe('state=em_vigor&sort=oldest'));
  });
});
