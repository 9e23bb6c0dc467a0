import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../providers';
import { ErrorPage } from './error-page';

function Broken(): never {
  throw new TypeError('nada a mostrar');
}

describe('a page that broke', () => {
  const consoleError = console.error;
  beforeEach(() => {
    console.error = () => undefined;
    const routes = [{ path: '/aqui', element: <Broken />, errorElement: <ErrorPage /> }];
    render(
      <Providers nonce="">
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/aqui'] })} />
      </Providers>,
    );
  });
  afterEach(() => {
    console.error = consoleError;
  });

  it('says so, and offers to reload it or to go home', () => {
    expect(screen.getByRole('heading', { name: 'Esta página parou de funcionar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar Página' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
  });

  it('lets the technical details be copied whole', async () => {
    let copied = '';
    const clipboard = {
      writeText: async (text: string) => {
        copied = text;
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    fireEvent.click(screen.getByText('Detalhes técnicos'));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar detalhes' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    expect(copied).toContain('Endereço: /aqui');
    expect(copied).toContain('Falha: TypeError: nada a mostrar');
  });
});
