import {
  COMPLETE_PLACES,
  RENDERED_PLACES,
  renderedPlaceOf,
  SITE_PAGES,
  titleOfPage,
  UNLISTED_PLACES,
} from './site-pages.js';

describe('The pages of the site', () => {
  it('are told to search engines in a title and up to 160 characters', () => {
    for (const { path, description } of SITE_PAGES) {
      expect(path).toMatch(/^\/[a-z/]*$/);
      expect([path, description.length <= 160, description.endsWith('.')]).toEqual([path, true, true]);
    }
    expect(titleOfPage(null)).toBe('Nítido: consultas claras, com responsabilidade');
    expect(titleOfPage('Entrar')).toBe('Entrar | Nítido');
  });

  it('say all that they say at once, but those that ask the server first', () => {
    expect(SITE_PAGES.map(({ path }) => path).filter((path) => !COMPLETE_PLACES.includes(path))).toEqual([
      '/criador',
      '/status',
      '/verificar',
    ]);
  });

  it('are rendered each, with the places of accounts and links', () => {
    expect(RENDERED_PLACES).toEqual(expect.arrayContaining(['/', '/login', '/admin/login', '/historico', '/nenhuma']));
    expect(UNLISTED_PLACES).toEqual(expect.arrayContaining(['/consultas', '/redefinir-senha', '/admin']));
  });

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/register', '/cadastro'],
    ['/admin/login', '/admin/login'],
    ['/admin/usuarios', '/admin'],
    ['/administrar', '/nenhuma'],
    ['/consultas/registro/0123', '/consultas'],
    ['/historico/0123', '/nenhuma'],
    ['/empresas/11222333000181', '/nenhuma'],
    ['/redefinir-senha/segredo', '/redefinir-senha'],
    ['/verificar', '/verificar'],
    ['/verificar/7Q2M', '/verificar'],
    ['/login/x', '/nenhuma'],
    ['/nada', '/nenhuma'],
    ['/nada/admin/', '/nenhuma'],
  ])('of the address %s is %s', (path, place) => {
    expect(renderedPlaceOf(path)).toBe(place);
  });
});
