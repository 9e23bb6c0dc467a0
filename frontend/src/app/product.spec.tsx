import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLeave } from '../shared/api/leave';
import { startSession } from '../shared/api/session';
import { readSession } from '../shared/api/session-storage';
import { useTestServer } from '../shared/testing/test-server';
import { showProduct } from './testing';

const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
const config = { captcha: null, demonstration: false, termsVersion: '2026-11-01' };

describe('the open pages', () => {
  const server = useTestServer();
  beforeEach(() => server.on('GET /api/public/config', { body: config }));

  it('show seven types of lookup at home, each active and each a link to its form', async () => {
    await showProduct('/');
    const grid = screen.getByRole('region', { name: 'Tipos de Consulta' });
    const links = within(grid).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['nome', 'cpf', 'cpf-2', 'telefone', 'email', 'fotorj', 'pix'].map((type) => `/consultas?tipo=${type}`),
    );
    const labels = ['Nome', 'CPF', 'CPF 2.0', 'Telefone', 'Email', 'FotoRJ', 'PIX'];
    for (const [at, label] of labels.entries()) {
      expect(links[at]).toHaveTextContent(new RegExp(`^Ativo\\s*${label}\\s*Entra`));
    }
    expect(screen.getByRole('link', { name: 'Iniciar Consulta' })).toHaveAttribute('href', '/consultas');
  });

  it('show the three prices at home', async () => {
    await showProduct('/');
    const prices = screen.getByRole('region', { name: 'Um pagamento, alguns dias de acesso' });
    for (const text of [/R\$\s15,00/, /R\$\s25,00/, /R\$\s35,00/])
      expect(within(prices).getByText(text)).toBeInTheDocument();
    expect(within(prices).getByText('Mais popular').closest('li')).toHaveTextContent('Prata');
  });

  it('offer the ways in to a visitor', async () => {
    await showProduct('/');
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Cadastrar' })).toHaveAttribute('href', '/cadastro');
  });

  it('send a subscriber to the plans, not to another account, and keep the tab bar', async () => {
    startSession({ token: 't', user, userType: 'user' });
    await showProduct('/');
    expect(screen.getByRole('link', { name: 'Escolher plano' })).toHaveAttribute('href', '/assinatura');
    const tabs = within(await screen.findByRole('navigation', { name: 'Área de consultas' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Início');
  });

  it('name the user and forget the session at logout, whatever the server says (ASVS 14.3.1)', async () => {
    const left: string[] = [];
    setLeave((path) => left.push(path));
    startSession({ token: 't', user, userType: 'user' });
    sessionStorage.setItem('rascunho', 'O que Ana escrevia.');
    server.on('POST /api/auth/logout', { status: 500 });
    await showProduct('/');
    expect(screen.getByText('Ana Lima')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(left).toEqual(['/']));
    expect(readSession()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(server.requests('POST /api/auth/logout')[0]?.authorization).toBe('Bearer t');
  });

  it('answer an unknown address with Página Não Encontrada, ways out and folded details', async () => {
    await showProduct('/nada/aqui');
    expect(await screen.findByRole('heading', { name: 'Página Não Encontrada' })).toBeInTheDocument();
    expect(document.title).toBe('Página Não Encontrada | Nítido');
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Recarregar Página' })).toBeInTheDocument();
    const paths = within(screen.getByRole('navigation', { name: 'Outros caminhos' })).getAllByRole('link');
    expect(paths.map((link) => link.getAttribute('href'))).toEqual(['/', '/consultas', '/criador']);
    const bar = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    expect(bar.map(({ textContent }) => textContent)).toEqual(['Início', 'Criador']);
    const details = (await screen.findByText('Detalhes técnicos')).closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('/nada/aqui');
  });

  it('name the person in charge of data protection in the privacy notice', async () => {
    server.on('GET /api/public/config', { body: { ...config, privacyContact: 'encarregado@empresa.com.br' } });
    await showProduct('/privacidade');
    const contact = await screen.findByRole('link', { name: 'encarregado@empresa.com.br' });
    expect(contact).toHaveAttribute('href', 'mailto:encarregado@empresa.com.br');
  });

  it.each(['/privacidade#100%', '/privacidade#%E0%A4'])(
    'open from their top at %s, which marks nothing',
    async (address) => {
      await showProduct(address);
      expect(await screen.findByRole('heading', { name: 'Aviso de privacidade' })).toBeInTheDocument();
    },
  );

  it('move the focus to the content of the next page', async () => {
    await showProduct('/');
    await userEvent.click(screen.getByRole('link', { name: 'Privacidade' }));
    await screen.findByRole('heading', { name: 'Aviso de privacidade' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('move the focus also where another frame stands around the next page', async () => {
    startSession({ token: 't', user, userType: 'admin' });
    server.on('GET /api/user/profile', { body: { success: true, user: { ...user, userType: 'admin' } } });
    await showProduct('/admin');
    const link = await screen.findByRole('link', { name: 'Privacidade' });
    expect(document.body).toHaveFocus();
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'Aviso de privacidade' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('say that the connection is gone until it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showProduct('/');
    expect(screen.getByText(/Você está sem conexão/)).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Você está sem conexão/)).toBeNull();
    online.mockRestore();
  });
});
