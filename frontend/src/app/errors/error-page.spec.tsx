import { fireEvent, screen } from '@testing-library/react';
import { showRoutes } from '../testing';

function Broken(): never {
  throw new TypeError('nada a mostrar');
}

describe('a page that broke', () => {
  const consoleError = console.error;
  beforeEach(async () => {
    console.error = () => undefined;
    await showRoutes([{ path: '/aqui', element: <Broken /> }], '/aqui');
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
    fireEvent.click(await screen.findByText('Detalhes técnicos'));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar detalhes' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    expect(copied).toContain('Endereço: /aqui');
    expect(copied).toContain('Falha: TypeError: nada a mostrar');
  });

  it('says that the details could not be copied', async () => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(await screen.findByText('Detalhes técnicos'));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar detalhes' }));
    expect(await screen.findByRole('button', { name: 'Não copiado' })).toBeInTheDocument();
  });
});
