import { screen, within } from '@testing-library/react';
import { openLookups, useSubscriberServer } from '../../features/lookups/testing/subscriber';

describe('the header of the lookup area', () => {
  useSubscriberServer();
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

  it('says on which of its places one is', async () => {
    await openLookups('/empresas', 'Busca de empresas');
    const current = (name: string) =>
      within(screen.getByRole('navigation', { name })).queryByRole('link', { current: 'page' })?.textContent;
    expect(current('Principal')).toBe('Empresas');
    expect(current('Abas')).toBeUndefined();
  });
});
