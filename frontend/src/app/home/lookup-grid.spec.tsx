import { screen, within } from '@testing-library/react';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

const card = (name: RegExp) => screen.getByRole('link', { name });

describe("the home page's seven cards", () => {
  const server = useTestServer();

  it('are corrected where the server knows of trouble', async () => {
    server.on('GET /api/lookup-types', {
      body: [
        { type: 'nome', state: 'ativo' },
        { type: 'email', state: 'manutencao' },
        { type: 'pix', state: 'instavel' },
        { type: 'cpf', state: 'fora_do_ar' },
      ],
    });
    await showProduct('/');
    expect(await screen.findByText('Instável')).toBeInTheDocument();
    expect(within(card(/^Em manutenção\s*Email/)).getByText('Em manutenção')).toBeInTheDocument();
    expect(within(card(/^Fora do ar\s*CPF/)).getByText('Fora do ar')).toBeInTheDocument();
    expect(screen.getAllByText('Ativo')).toHaveLength(4);
    for (const active of screen.getAllByText('Ativo')) expect(active).not.toHaveAttribute('data-state');
  });

  it('all read active when nothing else is known', async () => {
    server.on('GET /api/lookup-types', { status: 503, body: { success: false } });
    await showProduct('/');
    expect(await screen.findAllByText('Ativo')).toHaveLength(7);
  });
});
