import { metricsLabel } from './labels';

describe('What an abuse flag is founded on', () => {
  it.each<[Record<string, number>, string]>([
    [{ seguidos: 16 }, '16 seguidos, a no máximo 10 um do outro'],
    [{ passos: 20, distancia: 1_000 }, '20 passos iguais, de 1000 em 1000'],
    [{ faixa: 3_000, proximos: 40 }, '40 documentos próximos, numa faixa de 3.000'],
    [{ semResultado: 70, respondidas: 80 }, '70 sem resultado, de 80 respondidas'],
    // As the database gives it back.
    [{ respondidas: 80, semResultado: 70 }, '70 sem resultado, de 80 respondidas'],
    [{ outraCoisa: 3 }, 'outraCoisa: 3'],
    [{}, ''],
  ])('%j is said as “%s”', (figures, words) => {
    expect(metricsLabel(figures)).toBe(words);
  });
});
