import { PROMO_TEXTS } from '@kernel/promo-code';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const PATH = '/api/admin/promotional-codes';
const LIST = `GET ${PATH}`;
const CREATE = `POST ${PATH}`;
const EDIT = `PUT ${PATH}/c1`;
const DELETE = `DELETE ${PATH}/c1`;
const natal = {
  id: 'c1',
  code: 'NATAL10',
  discountPercentage: 12.5,
  description: 'Campanha de Natal',
  planIds: null,
  startsAt: null,
  expiryDate: '2099-12-25T02:59:59.999Z',
  maxUses: 10,
  maxUsesPerUser: null,
  currentUses: 3,
  isActive: true,
  status: 'Ativo',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const open = { ...natal, id: 'c2', code: 'LIVRE', expiryDate: null, maxUses: null, planIds: ['bronze'] };
const off = { ...natal, id: 'c3', code: 'PARADO', isActive: false, status: 'Inativo' };
const past = { ...natal, id: 'c4', code: 'VELHO', status: 'Expirado' };
const used = { ...natal, id: 'c5', code: 'CHEIO', currentUses: 10, status: 'Esgotado' };
const page = (...data: object[]) => ({ body: { success: true, data, nextCursor: null, total: data.length } });

describe('the screen Códigos Promocionais', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LIST, page(natal, open));
  });

  const show = (query = '') => showProduct(`/admin/codigos${query}`);
  const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const rowOf = async (code: string) => {
    const cell = await screen.findByRole('button', { name: code });
    return within(cell.closest('tr') as HTMLElement);
  };

  it('shows each code with its state, its uses and its last day in Brasília', async () => {
    server.on(LIST, page(natal, open, off, past, used));
    await show();
    const row = await rowOf('NATAL10');
    for (const text of ['Ativo', '12,5%', '3 de 10', 'Até 24/12/2099', 'Campanha de Natal']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    const free = await rowOf('LIVRE');
    for (const text of ['Sem expiração', '3, sem limite', 'Só Bronze'])
      expect(free.getByText(text)).toBeInTheDocument();
    expect((await rowOf('PARADO')).getByText('Inativo')).toBeInTheDocument();
    expect((await rowOf('VELHO')).getByText('Expirado')).toBeInTheDocument();
    expect((await rowOf('CHEIO')).getByText('Esgotado')).toBeInTheDocument();
  });

  it('says in the given words that the list could not be loaded, and tries again', async () => {
    server.on(LIST, { status: 500, body: {} });
    await show();
    expect(await screen.findByText('Erro ao carregar códigos promocionais')).toBeInTheDocument();
    server.on(LIST, page());
    await click('Tentar Novamente');
    expect(await screen.findByText('Nenhum código promocional ainda')).toBeInTheDocument();
  });

  it('asks for what the address narrows to, and says so where nothing is found', async () => {
    server.on(LIST, page());
    await show('?status=Esgotado&sort=uses&text=natal&page=9');
    expect(await screen.findByText('Nada com estes filtros')).toBeInTheDocument();
    const query = new URLSearchParams(server.requests(LIST).at(-1)?.query);
    expect(Object.fromEntries(query)).toEqual({ limit: '20', status: 'Esgotado', sort: 'uses', text: 'natal' });
    expect(screen.getByRole('button', { name: 'Remover filtro Esgotado' })).toBeInTheDocument();
  });

  it('asks anew for the text that the address has already', async () => {
    await show('?text=natal');
    await rowOf('NATAL10');
    const asked = server.requests(LIST).length;
    await click('Buscar');
    await waitFor(() => expect(server.requests(LIST)).toHaveLength(asked + 1));
  });

  it('makes a code of what was drawn and typed, and shows what each plan will cost', async () => {
    server.on(CREATE, {
      status: 201,
      body: { success: true, message: 'Código promocional criado com sucesso', data: natal },
    });
    await show();
    await click('Novo código');
    const drawer = within(await screen.findByRole('dialog', { name: 'Novo código' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Gerar código' }));
    const drawn = (drawer.getByLabelText('Código') as HTMLInputElement).value;
    expect(drawn).toMatch(/^[A-Z0-9]{8}$/);
    await userEvent.type(drawer.getByLabelText('Desconto (%)'), '12,5');
    const preview = within(drawer.getByRole('table', { name: 'Preço com o código' }));
    const columns = preview.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Plano', 'De', 'Por', 'Menos']);
    expect(preview.getByRole('row', { name: /^Bronze R\$\s15,00 R\$\s13,12/ })).toBeInTheDocument();
    expect(preview.getByRole('row', { name: /^Ouro R\$\s35,00 R\$\s30,62/ })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Criar código' }));
    expect(await screen.findByText('Código promocional criado com sucesso')).toBeInTheDocument();
    expect(server.requests(CREATE)[0]?.body).toEqual({
      code: drawn,
      discountPercentage: 12.5,
      description: null,
      expiryDate: null,
      maxUses: null,
      startsAt: null,
      maxUsesPerUser: null,
      planIds: null,
    });
  });

  it('opens its further limits where what is wrong was folded away', async () => {
    await show();
    await click('Novo código');
    const drawer = within(await screen.findByRole('dialog', { name: 'Novo código' }));
    await fillIn(drawer.getByLabelText('Código'), 'VERAO');
    await fillIn(drawer.getByLabelText('Desconto (%)'), '10');
    const fold = () => userEvent.click(drawer.getByText('Mais limites'));
    await fold();
    const bronze = drawer.getByLabelText('Bronze');
    await waitFor(() => expect(bronze).toBeVisible());
    for (const plan of drawer.getAllByRole('checkbox')) await userEvent.click(plan);
    await fold();
    await waitFor(() => expect(bronze).not.toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Criar código' }));
    await waitFor(() => expect(bronze).toBeVisible());
    expect(bronze).toHaveFocus();
    expect(server.requests(CREATE)).toEqual([]);
  });

  it('refuses a last day that has passed', async () => {
    await show();
    await click('Novo código');
    const drawer = within(await screen.findByRole('dialog', { name: 'Novo código' }));
    await fillIn(drawer.getByLabelText('Código'), 'VERAO');
    await fillIn(drawer.getByLabelText('Desconto (%)'), '10');
    await fillIn(drawer.getByLabelText('Expira em (opcional)'), '2026-01-01');
    await userEvent.click(drawer.getByRole('button', { name: 'Criar código' }));
    expect(await drawer.findByText(PROMO_TEXTS.over)).toBeInTheDocument();
    expect(server.requests(CREATE)).toEqual([]);
  });

  it.each([
    ['', '10', '', 'Código é obrigatório'],
    ['a b', '10', '', 'Use apenas letras de A a Z, números e hífen no código'],
    ['natal', '', '', PROMO_TEXTS.percent],
    ['natal', '12,345', '', PROMO_TEXTS.percent],
    ['natal', '101', '', PROMO_TEXTS.percent],
    ['natal', '10', '0', 'Máximo de usos deve ser um número inteiro de 1 a 1.000.000.000'],
    ['natal', '10', '2000000000', 'Máximo de usos deve ser um número inteiro de 1 a 1.000.000.000'],
  ])('sends nothing with code %j, discount %j and maximum %j', async (code, discount, most, text) => {
    await show();
    await click('Novo código');
    const drawer = within(await screen.findByRole('dialog', { name: 'Novo código' }));
    if (code) await fillIn(drawer.getByLabelText('Código'), code);
    expect(drawer.getByLabelText('Código')).toHaveValue(code.toUpperCase());
    if (discount) await fillIn(drawer.getByLabelText('Desconto (%)'), discount);
    if (most) await fillIn(drawer.getByLabelText('Máximo de usos (opcional)'), most);
    await userEvent.click(drawer.getByRole('button', { name: 'Criar código' }));
    expect(await drawer.findByText(text)).toBeInTheDocument();
    expect(server.requests(CREATE)).toEqual([]);
  });

  it('changes only what was changed, so that an exact moment stays exact', async () => {
    server.on(EDIT, { body: { success: true, message: 'Código promocional atualizado com sucesso', data: natal } });
    await show();
    await click('NATAL10');
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar NATAL10' }));
    expect(drawer.getByLabelText('Expira em (opcional)')).toHaveValue('2099-12-24');
    await userEvent.clear(drawer.getByLabelText('Máximo de usos (opcional)'));
    await userEvent.click(drawer.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Código promocional atualizado com sucesso')).toBeInTheDocument();
    expect(server.requests(EDIT)[0]?.body).toEqual({ maxUses: null });
  });

  it.each([
    ['the field, where the server names one', { error: 'Ruim', fields: [{ field: 'code', message: 'Ruim' }] }, 'Ruim'],
    ['the form', { code: 'PROMO_CODE_TAKEN', error: 'Já existe um código promocional com este nome' }, /^Já existe/],
    ['the form, in its own words', {}, 'Erro ao salvar código'],
  ])('says of a refusal above or below %s', async (_, body, text) => {
    server.on(EDIT, { status: 409, body });
    await show();
    await click('NATAL10');
    await userEvent.type(await screen.findByLabelText('Descrição (opcional)'), '!');
    await click('Salvar');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Descrição (opcional)')).toHaveValue('Campanha de Natal!');
  });

  it('switches a code off at once, and on again where that was a slip', async () => {
    server.on(EDIT, { body: { success: true, message: 'x', data: natal } });
    await show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Desativar NATAL10' }));
    expect(await screen.findByText('Código NATAL10 desativado.')).toBeInTheDocument();
    await click('Desfazer');
    expect(await screen.findByText('Código NATAL10 ativado.')).toBeInTheDocument();
    expect(server.requests(EDIT).map(({ body }) => body)).toEqual([{ isActive: false }, { isActive: true }]);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('says in the given words that it could not be switched', async () => {
    server.on(EDIT, { status: 500, body: {} });
    await show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Desativar NATAL10' }));
    expect(await screen.findByText('Erro ao atualizar status do código')).toBeInTheDocument();
  });

  it('deletes after the question, and not without it', async () => {
    server.on(DELETE, { status: 500, body: {} });
    await show();
    await click('Deletar NATAL10');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deletar NATAL10' }));
    expect(dialog.getByText('Tem certeza que deseja deletar este código promocional?')).toBeInTheDocument();
    expect(server.requests(DELETE)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Deletar' }));
    expect(await dialog.findByText('Erro ao deletar código')).toBeInTheDocument();
    server.on(DELETE, { body: { success: true, message: 'Código promocional deletado com sucesso' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Deletar' }));
    expect(await screen.findByText('Código promocional deletado com sucesso')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts a code on the clipboard and says so, or that it could not', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await user.click(await screen.findByRole('button', { name: 'Copiar NATAL10' }));
    expect(await screen.findByText('Código copiado para a área de transferência!')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('NATAL10');
    write.mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copiar NATAL10' }));
    expect(await screen.findByText('O navegador não deixou copiar. O código é NATAL10.')).toBeInTheDocument();
  });

  it('tells who used a code, by a masked address, when and what it took off', async () => {
    const use = { paymentId: 'p1', userId: 'u1', planId: 'silver', amount: 22.5, discountAmount: 2.5 };
    const when = { reservedAt: '2026-11-21T05:15:51.000Z', settledAt: null };
    server.on(
      `GET ${PATH}/c1/redemptions`,
      page(
        { ...use, ...when, email: 'an***@gmail.com', status: 'consumed' },
        {
          ...use,
          ...when,
          paymentId: 'p2',
          userId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
          email: null,
          status: 'released',
        },
      ),
    );
    await show();
    await click('Usos de NATAL10');
    const table = within(await screen.findByRole('table', { name: 'Usos de NATAL10' }));
    const row = within(table.getByText('an***@gmail.com').closest('tr') as HTMLElement);
    for (const text of ['21/11/2026 02:15', 'Prata', /^R\$\s2,50$/, 'Usado'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(table.getByText('Conta encerrada 0b7a9c11')).toBeInTheDocument();
    expect(table.getByText('Devolvido')).toBeInTheDocument();
    server.on(`GET ${PATH}/c1/redemptions/export`, { status: 500, body: {} });
    const drawer = within(screen.getByRole('dialog', { name: 'Usos de NATAL10' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Exportar CSV' }));
    expect(await drawer.findByText('Não foi possível exportar.')).toBeInTheDocument();
  });

  it('exports what is shown, and says where it could not', async () => {
    server.on(`${LIST}/export`, { status: 500, body: {} });
    await show('?status=Ativo');
    await click('Exportar CSV');
    expect(await screen.findByText('Não foi possível exportar.')).toBeInTheDocument();
    await waitFor(() => expect(server.requests(`${LIST}/export`)[0]?.query).toBe('status=Ativo'));
  });

  it('leaves the form that is being filled in when the answer to a question comes that was closed', async () => {
    const letGo = server.hold(DELETE, { body: { success: true, message: 'Código promocional deletado com sucesso' } });
    await show();
    await click('Deletar NATAL10');
    await click('Deletar');
    await click('Manter');
    await click('LIVRE');
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar LIVRE' }));
    await userEvent.type(drawer.getByLabelText('Descrição (opcional)'), '!');
    letGo();
    expect(await screen.findByText('Código promocional deletado com sucesso')).toBeInTheDocument();
    expect(drawer.getByLabelText('Descrição (opcional)')).toHaveValue('Campanha de Natal!');
    expect(screen.getByRole('dialog', { name: 'Editar LIVRE' })).toBeInTheDocument();
  });

  it('says until that is read that a question failed which was closed, and leaves the next one open', async () => {
    const letGo = server.hold(DELETE, { status: 409, body: { success: false, error: 'O código está em uso.' } });
    await show();
    await click('Deletar NATAL10');
    await click('Deletar');
    await click('Manter');
    await click('LIVRE');
    letGo();
    const said = 'A ação da janela que você fechou não foi concluída: O código está em uso.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Editar LIVRE' })).toBeInTheDocument();
    const notice = within(screen.getByText(said).parentElement as HTMLElement);
    await userEvent.click(notice.getByRole('button', { name: 'Fechar', hidden: true }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('narrows and sorts the uses of a code, and takes them away so, without a word of it in the address', async () => {
    const USES = `GET ${PATH}/c1/redemptions`;
    server.on(USES, page());
    server.on(`${USES}/export`, { status: 500, body: {} });
    const router = await show('?sort=uses');
    await click('Usos de NATAL10');
    const drawer = within(await screen.findByRole('dialog', { name: 'Usos de NATAL10' }));
    await waitFor(() => expect(server.requests(USES).at(-1)?.query).toBe(''));
    await userEvent.selectOptions(drawer.getByLabelText('Situação'), 'Usado');
    await userEvent.selectOptions(drawer.getByLabelText('Ordem'), 'Mais antigos');
    await waitFor(() => expect(server.requests(USES).at(-1)?.query).toBe('status=consumed&sort=oldest'));
    await userEvent.click(drawer.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(server.requests(`${USES}/export`)[0]?.query).toBe('status=consumed&sort=oldest'));
    expect(router.state.location.search).toBe('?sort=uses');
  });

  it('shows no uses that other filters found, where these could not be asked', async () => {
    const USES = `GET ${PATH}/c1/redemptions`;
    const use = {
      paymentId: 'p1',
      userId: 'u1',
      planId: 'silver',
      discount: 2.5,
      reservedAt: '2026-11-21T05:15:51.000Z',
    };
    server.on(USES, page({ ...use, settledAt: null, email: 'an***@gmail.com', status: 'released' }));
    await show();
    await click('Usos de NATAL10');
    const drawer = within(await screen.findByRole('dialog', { name: 'Usos de NATAL10' }));
    await drawer.findByText('an***@gmail.com');
    server.on(USES, { status: 500, body: {} });
    await userEvent.selectOptions(drawer.getByLabelText('Situação'), 'Usado');
    await waitFor(() => expect(drawer.queryByText('an***@gmail.com')).toBeNull());
    expect(await drawer.findByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });
});
