import { screen, within } from '@testing-library/react';
import { openLookups, useSubscriberServer } from '../../features/lookups/testing/subscriber';

describe('the header of the lookup area', () => {
  useSubscriberServer();
  const labels = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('repeats no place that the page has as a tab', async () => {
    await openLookups('/consultas', 'O que você quer consultar?');
    expect(labels('Abas')).toEqual(['Consulta', 'Histórico', 'Perfil']);
    expect(labels('Principal')).toEqual(['Empresas', 'Acompanhamento', 'Lotes', 'Início']);
  });

  it('has the places where the page has no tabs', async () => {
    await openLookups('/historico', 'Histórico de Consultas');
    expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
    expect(labels('Principal')).toEqual(['Consultas', 'Histórico', 'Empresas', 'Acompanhamento', 'Lotes', 'Início']);
  });

  it('says on which of its places one is', async () => {
    await openLookups('/empresas', 'Busca de empresas');
    const current = (name: string) =>
      within(screen.getByRole('navigation', { name })).queryByRole('link', { current: 'page' })?.textContent;
    expect(current('Principal')).toBe('Empresas');
    expect(current('Abas')).toBeUndefined();
  });
});
