import { FIRST_PAGE, pageOf } from './page-of.js';

const people = (count: number) => Array.from({ length: count }, (_, i) => ({ nome: `PESSOA ${i + 1}` }));

describe('A page of a list', () => {
  it('is the first with twenty people unless said otherwise', () => {
    expect(FIRST_PAGE).toEqual({ pagina: 1, porPagina: 20 });
  });

  it.each(['resultados', 'resultado'])('has its people under %s, and says how many there are', (list) => {
    const all = people(5);
    expect(pageOf({ fonte: 'x', [list]: all }, { pagina: 2, porPagina: 2 })).toEqual({
      data: { fonte: 'x', total: 5, pagina: 2, paginas: 3, [list]: [all[2], all[3]] },
      people: 2,
    });
  });

  it('is the only one where nobody is, and empty behind the last', () => {
    expect(pageOf({}, FIRST_PAGE)).toEqual({
      data: { total: 0, pagina: 1, paginas: 1, resultado: [] },
      people: 0,
    });
    expect(pageOf({ resultado: people(4) }, { pagina: 3, porPagina: 2 }).people).toBe(0);
  });
});
