import { SITE_PAGES } from '../../kernel/site-pages.js';
import { placeOf, withHead } from './page-head.js';

const PAGE = '<head>\n    <!-- head -->\n    <title>Velho</title>\n    <!-- /head -->\n    <meta name="x" />\n</head>';
const headOf = (path: string) => withHead(PAGE, placeOf(path), 'https://nitido.example');

describe('The head of a page, without a script', () => {
  it('names a listed page, says what is there, and gives its one address', () => {
    const head = headOf('/criador/');
    expect(head).toContain('<title>Criador | Nítido</title>');
    expect(head).toContain('<link rel="canonical" href="https://nitido.example/criador" />');
    expect(head).toContain('<meta property="og:image" content="https://nitido.example/social-card.png" />');
    expect(head).toMatch(/<meta name="description" content="Quem desenvolve[^"]+" \/>/);
    expect(head).not.toMatch(/Velho|robots/);
    expect(head).toContain('<meta name="x" />');
  });

  it('gives one address to a page with two', () => {
    expect(headOf('/register')).toContain('href="https://nitido.example/cadastro"');
  });

  it.each([
    '/consultas',
    '/historico',
    '/empresas',
    '/acompanhamento',
    '/admin',
    '/admin/usuarios',
    '/redefinir-senha/segredo',
    '/titular/resposta/segredo',
    '/verificar/segredo',
  ])('keeps %s out of every list, and repeats nothing of its address', (path) => {
    const head = headOf(path);
    expect(placeOf(path).kind).toBe('unlisted');
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toMatch(/canonical|og:|segredo/);
  });

  it.each(['/nada/aqui', '/consultasx', '/empresas/99', '/titular/nada', '/%3Cscript%3E'])(
    'knows no page at %s',
    (path) => {
      expect(placeOf(path).kind).toBe('unknown');
      expect(headOf(path)).not.toContain('script');
    },
  );

  it('is worded for each page by itself, at a length that is shown whole', () => {
    expect(new Set(SITE_PAGES.map(({ description }) => description)).size).toBe(SITE_PAGES.length);
    for (const { description } of SITE_PAGES) {
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).not.toMatch(/!|PIX/);
    }
  });
});
