import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyAnswer } from '../../features/lookups/testing/answers';
import {
  historyOf,
  LOOKUP_CNPJ,
  LOOKUP_TYPE_STATES,
  openLookups,
  pastLookup,
  statesWith,
  useSubscriberServer,
} from '../../features/lookups/testing/subscriber';
import { startSession } from '../../shared/api/session';
import { useTestServer } from '../../shared/testing/test-server';
import { typeAtOnce } from '../../shared/testing/type-at-once';
import { untilAnswered } from '../../shared/testing/wire';
import { showProduct } from '../testing';
import { showOverlay } from './overlay';
import { matching, paletteActions } from './palette-actions';
import { setSingleKeys } from './single-keys';

const session = { token: 't', user: { id: 'u1', name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' as const };
const labels = (typed: string) => matching(paletteActions(session), typed).map(({ label }) => label);
const palette = () => screen.findByRole('combobox', { name: 'O que você quer fazer?' });
/** The listener comes after the first paint; until then a key does nothing. */
const press = (keys: string, until: () => void) =>
  waitFor(async () => {
    await userEvent.keyboard(keys);
    until();
  });
const focused = (name: string) => () => expect(screen.getByRole('textbox', { name })).toHaveFocus();
const shortcutsShown = () => expect(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeInTheDocument();
/** The one field has the first focus there; it is taken away, since single keys are for where nobody types. */
async function chooseOpened() {
  const router = await openLookups('/consultas', 'O que você quer consultar?');
  act(() => (document.activeElement as HTMLElement).blur());
  return router;
}

describe('the keyboard', () => {
  const server = useSubscriberServer();
  afterEach(() => void act(() => setSingleKeys(true)));

  it('opens the palette with Ctrl+K, and leads where its words say', async () => {
    const router = await chooseOpened();
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    await userEvent.type(await palette(), 'historico');
    const history = await screen.findByRole('option', { name: 'Histórico Ir para' });
    await waitFor(() => expect(history).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Histórico' });
    expect(router.state.location.search).toBe('?aba=historico');
    expect(screen.queryByRole('combobox', { name: 'O que você quer fazer?' })).toBeNull();
  });

  it('runs a lookup from the palette wherever one is, and finds past ones', async () => {
    const past = pastLookup();
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    server.on('POST /api/user/history/search', { body: historyOf([past]) });
    const router = await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    await userEvent.type(await palette(), '12.ABC.345/01DE-35');
    await screen.findByRole('option', { name: 'CNPJ 12.ABC.345/01DE-35 Consultar' });
    const found = await screen.findByRole('option', { name: /^CPF \*\*\*\.982\.247-\*\*, .* No histórico$/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Prado Ltda.' });
    expect(server.requests(LOOKUP_CNPJ)).toHaveLength(1);
    expect(router.state.location.pathname).toBe(`/consultas/registro/${companyAnswer.meta.protocolo}`);
    expect(found).not.toBeInTheDocument();
  });

  it('puts nothing before what can be chosen already, and says that it looks for more', async () => {
    const types = server.hold(LOOKUP_TYPE_STATES, { body: statesWith({}) });
    server.on('POST /api/user/history/search', { body: historyOf([pastLookup()]) });
    const router = await showProduct('/status');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    typeAtOnce(await palette(), '12.ABC.345/01DE-35');
    await waitFor(() => expect(server.requests('POST /api/user/history/search')).toHaveLength(1));
    await act(untilAnswered);
    expect(screen.getByText('Buscando…')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/status');
    types();
    const found = await screen.findAllByRole('option');
    expect(found[0]).toHaveTextContent('CNPJ 12.ABC.345/01DE-35');
    expect(found[1]).toHaveTextContent('No histórico');
  });

  it('tells two past lookups of the same apart, and keeps neither beside what is typed next', async () => {
    const again = pastLookup({ id: 'h2', protocolo: '20261121-0000-0002' });
    server.on('POST /api/user/history/search', { body: historyOf([pastLookup(), again]) });
    await showProduct('/status');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    typeAtOnce(await palette(), '12.ABC.345/01DE-35');
    const past = { name: /^CPF \*/ };
    await waitFor(() => expect(screen.getAllByRole('option', past)).toHaveLength(2));
    typeAtOnce(await palette(), 'tema');
    await screen.findByRole('option', { name: /^Tema claro/ });
    expect(screen.queryAllByRole('option', past)).toEqual([]);
  });

  it('looks no longer for what can be asked by code alone that does not come', async () => {
    server.on('POST /api/user/history/search', { body: historyOf([]) });
    await showProduct('/status');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    jest.doMock('../app-store', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    typeAtOnce(await palette(), 'nada disso');
    expect(await screen.findByText('Nada com esse nome.')).toBeInTheDocument();
    jest.dontMock('../app-store');
  });

  it('walks the palette with the arrows, around its ends', async () => {
    await chooseOpened();
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    await userEvent.type(await palette(), 'tema{ArrowUp}');
    const marked = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true });
    expect(marked()).toHaveTextContent('Tema do sistema');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent('Tema claro');
    const dialog = within(screen.getByRole('dialog', { name: 'Ir para' }));
    expect(dialog.getByRole('status')).toHaveTextContent(/^3 opções$/);
    await userEvent.clear(await palette());
    await userEvent.type(await palette(), 'escuro');
    expect(dialog.getByRole('status')).toHaveTextContent(/^1 opção$/);
  });

  it('starts the form of a type that is on show over again', async () => {
    await openLookups('/consultas?tipo=nome', 'Consultar Nome');
    await userEvent.type(await screen.findByLabelText('Nome'), 'ana');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    await userEvent.type(await palette(), 'consultar nome{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue(''));
  });

  it('focuses the smart box with /, and types it where somebody types', async () => {
    await chooseOpened();
    await press('/', focused('Consulta rápida'));
    await userEvent.keyboard('a/?');
    expect(screen.getByRole('textbox', { name: 'Consulta rápida' })).toHaveValue('a/?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the shortcuts with ?, where single keys can be turned off for good', async () => {
    await chooseOpened();
    await press('?', shortcutsShown);
    await userEvent.click(screen.getByRole('checkbox', { name: /uma tecla/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await userEvent.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Consulta rápida' })).not.toHaveFocus();
    expect(localStorage.getItem('atalhosDeUmaTecla')).toBe('desligados');
  });

  it('gives the focus back to where it was when the list of shortcuts is closed', async () => {
    await chooseOpened();
    const opener = screen.getByRole('link', { name: 'Consultar uma lista' });
    opener.focus();
    await press('?', shortcutsShown);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(opener).toHaveFocus();
  });

  it('gives the focus on the way back to what led away', async () => {
    const past = pastLookup();
    server.on('GET /api/user/history', {
      body: historyOf([pastLookup({ id: 'h2', protocolo: '20261120-0000-0002', query: '***.444.777-**' }), past]),
    });
    server.on(`GET /api/user/history/by-protocol/${past.protocolo}`, { status: 404, body: {} });
    const router = await openLookups('/consultas?aba=historico', 'Histórico');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    await userEvent.keyboard('{Escape}');
    act(() => showOverlay(null));
    const link = () => screen.getByRole('link', { name: /^\*\*\*\.982/ });
    await waitFor(() => expect(link()).toBeInTheDocument());
    link().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Consulta não encontrada no histórico');
    act(() => router.state.go(-1));
    await waitFor(() => expect(link()).toHaveFocus());
  });

  it('goes back with Esc, but not out of a field', async () => {
    const router = await openLookups('/consultas?tipo=cnpj', 'Consultar CNPJ');
    await userEvent.type(await screen.findByLabelText('CNPJ'), '12{Escape}');
    expect(router.state.location.search).toBe('?tipo=cnpj');
    act(() => (document.activeElement as HTMLElement).blur());
    await press('{Escape}', () => expect(router.state.location.search).toBe(''));
  });

  it('offers a visitor the ways in, and nothing that needs a session', async () => {
    localStorage.clear();
    await showProduct('/');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    const list = within(await screen.findByRole('listbox'));
    expect(list.getByRole('option', { name: /^Entrar/ })).toBeInTheDocument();
    expect(list.queryByRole('option', { name: /Sair|Consultar/ })).toBeNull();
  });
});

describe('the palette of an administrator', () => {
  const server = useTestServer();

  it('finds people, payments and codes after a pause in typing, and what fails is left out', async () => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(LOOKUP_TYPE_STATES, { body: [] });
    server.on('POST /api/admin/users/search', {
      body: { data: [{ id: 'u1', name: 'Ana Souza', email: 'an***@gmail.com' }] },
    });
    server.on('POST /api/admin/payments/search', { status: 500, body: {} });
    server.on('GET /api/admin/promotional-codes', {
      body: { data: [{ code: 'ANA10', description: 'Dez por cento' }] },
    });
    const router = await showProduct('/status');
    await press('{Control>}k{/Control}', () =>
      expect(screen.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeInTheDocument(),
    );
    typeAtOnce(await palette(), 'ana');
    await screen.findByRole('option', { name: 'ANA10, Dez por cento Códigos promocionais' });
    const person = await screen.findByRole('option', { name: 'Ana Souza, an***@gmail.com Usuários' });
    expect(server.requests('POST /api/admin/users/search').map(({ body }) => body)).toEqual([
      { texto: 'ana', limit: 4 },
    ]);
    server.on('GET /api/admin/users/u1', { status: 404, body: {} });
    await userEvent.click(person);
    await waitFor(() => expect(router.state.location.search).toBe('?conta=u1'));
  });
});

describe("the palette's search", () => {
  it('puts what the label says before what further words say', () => {
    expect(labels('cpf').slice(0, 4)).toEqual([
      'Consultar CPF',
      'Consultar CPF 2.0',
      'Consultar CPF Mãe',
      'Consultar CPF Pai',
    ]);
    expect(labels('renovar')).toEqual(['Planos']);
    expect(labels('mae')).toContain('Consultar CPF Mãe');
    expect(labels('nada disso')).toEqual([]);
  });

  it('leads an administrator, and nobody else, to the administration', () => {
    const admin = { ...session, userType: 'admin' as const };
    expect(matching(paletteActions(admin), 'fontes')[0]?.does).toEqual({ goTo: '/admin/fontes' });
    expect(labels('fontes')).toEqual([]);
  });
});
