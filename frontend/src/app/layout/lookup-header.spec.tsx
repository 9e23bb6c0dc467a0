import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLookups, subscription, useSubscriberServer } from '../../features/lookups/testing/subscriber';

describe('the header of the lookup area', () => {
  const server = useSubscriberServer();
  const labels = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it.each([
    ['/consultas', 'O que você quer consultar?'],
    ['/historico', 'Histórico de Consultas'],
    ['/empresas', 'Busca de empresas'],
  ])('has Consultas, Histórico and Início on %s, and the product’s other places after them', async (path, heading) => {
    await openLookups(path, heading);
    expect(labels('Principal')).toEqual(['Consultas', 'Histórico', 'Início', 'Empresas', 'Acompanhamento', 'Lotes']);
  });

  it.each([
    ['active', 12, 'Ativo', '12 dias restantes'],
    ['active', 1, 'Ativo', '1 dia restante'],
    ['expired', 0, 'Inativo', '0 dias restantes'],
  ])('has a menu that tells who is here and what is left of a plan: %s, %d', async (status, days, tag, left) => {
    const plan = { ...subscription, status, daysRemaining: days };
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: plan } });
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const opener = screen.getByRole('button', { name: 'Ana Lima' });
    await userEvent.click(opener);
    const menu = within(document.getElementById(opener.getAttribute('popovertarget') ?? '') as HTMLElement);
    expect(await menu.findByText(tag)).toBeInTheDocument();
    for (const fact of ['Ana Lima', 'ana@gmail.com', left]) expect(menu.getByText(fact)).toBeInTheDocument();
    const hidden = true;
    expect(menu.getByRole('link', { name: 'Perfil', hidden })).toHaveAttribute('href', '/consultas?aba=perfil');
    expect(menu.getByRole('button', { name: 'Sair', hidden })).toBeInTheDocument();
  });

  it('says on which of its places one is', async () => {
    await openLookups('/empresas', 'Busca de empresas');
    const current = (name: string) =>
      within(screen.getByRole('navigation', { name })).queryByRole('link', { current: 'page' })?.textContent;
    expect(current('Principal')).toBe('Empresas');
    expect(current('Abas')).toBeUndefined();
  });
});
