import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { useTestServer } from '../../../shared/testing/test-server';

const CHECK = 'POST /api/admin/suppressions/check';

describe('the screen Supressões', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on('GET /api/admin/suppressions', { body: { success: true, data: [], nextCursor: null, total: 0 } });
    server.on(CHECK, { body: { success: true, suppressed: true } });
  });

  it('says of which lookups no source is asked about who is suppressed, and of which one is', async () => {
    await showProduct('/admin/supressoes');
    expect(await screen.findByText(/Quem está suprimido não aparece/)).toHaveTextContent(
      'Por CPF ou CNPJ nenhuma fonte é consultada; por telefone, e-mail, RG ou nome a fonte é perguntada e a pessoa é retirada da resposta.',
    );
  });

  it('exports what is shown, in its order', async () => {
    const path = 'GET /api/admin/suppressions/export';
    server.on(path, { status: 500, body: {} });
    await showProduct('/admin/supressoes?situacao=em_vigor');
    await userEvent.selectOptions(await screen.findByLabelText('Ordem'), 'Mais antigas');
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    expect(server.requests('GET /api/admin/suppressions').at(-1)?.query).toBe('situacao=em_vigor&sort=oldest');
    expect(server.requests(path)[0]?.query).toBe('situacao=em_vigor&sort=oldest');
  });

  it.each([
    ['+5531987654402', '(31) 98765-4402'],
    ['553133224402', '(31) 3322-4402'],
  ])('asks for the number of %s without its country code, typed and pasted', async (given, shown) => {
    await showProduct('/admin/supressoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Conferir um documento' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferir um documento', hidden }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { hidden }), 'Telefone');
    const field = dialog.getByRole('textbox', { name: 'Telefone', hidden });
    await userEvent.type(field, given);
    expect(field).toHaveValue(shown);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(given);
    expect(field).toHaveValue(shown);
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir', hidden }));
    const verdict = 'Está suprimido: ele sai dos registros, que ficam, e nada é mostrado a quem o consulta.';
    expect(await dialog.findByText(verdict)).toBeInTheDocument();
    expect(server.requests(CHECK)[0]?.body).toEqual({ tipo: 'telefone', valor: shown });
  });

  it('asks for the CNPJ of a person’s own company, numeric or with letters', async () => {
    await showProduct('/admin/supressoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Conferir um documento' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferir um documento', hidden }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { hidden }), 'CNPJ da empresa individual');
    await userEvent.type(dialog.getByRole('textbox', { hidden }), '12abc34501de35');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir', hidden }));
    expect(await dialog.findByText('Está suprimido: a empresa não é mostrada.')).toBeInTheDocument();
    expect(server.requests(CHECK)[0]?.body).toEqual({ tipo: 'cnpj', valor: '12.ABC.345/01DE-35' });
  });

  it('says that a CPF alone leaves a person among the partners of companies', async () => {
    await showProduct('/admin/supressoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Suprimir uma pessoa' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'Suprimir uma pessoa', hidden }));
    expect(dialog.getByText(/^Sem o nome junto do CPF/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Acrescentar outro dado', hidden }));
    expect(dialog.queryByText(/^Sem o nome junto do CPF/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar', hidden }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferir um documento' }));
    const check = within(await screen.findByRole('dialog', { name: 'Conferir um documento', hidden }));
    await userEvent.type(check.getByRole('textbox', { name: 'CPF', hidden }), '52998224725');
    await userEvent.click(check.getByRole('button', { name: 'Conferir', hidden }));
    expect(await check.findByText(/Como sócia de empresas, a pessoa só some se o nome/)).toBeInTheDocument();
  });

  it('goes to the first thing of a person that is wrong, and marks it', async () => {
    await showProduct('/admin/supressoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Suprimir uma pessoa' }));
    const hidden = true;
    const dialog = within(await screen.findByRole('dialog', { name: 'Suprimir uma pessoa', hidden }));
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Suprimir', hidden }));
    const cpf = dialog.getByRole('textbox', { name: 'CPF', hidden });
    await press();
    expect(cpf).toHaveFocus();
    expect(cpf).toBeInvalid();
    await userEvent.tab();
    expect(cpf).toBeInvalid();
    await userEvent.type(cpf, '529');
    await press();
    expect(cpf).toHaveFocus();
    expect(cpf).toBeInvalid();
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '52998224725');
    expect(cpf).toBeValid();
    await press();
    expect(dialog.getByRole('textbox', { name: 'Protocolo ou processo', hidden })).toHaveFocus();
  });
});
