/** Which people of a list are asked for. */
export interface PeoplePage {
  /** From 1. */
  readonly pagina: number;
  readonly porPagina: number;
}

export const FIRST_PAGE: PeoplePage = { pagina: 1, porPagina: 20 };
export const MOST_PEOPLE_A_PAGE = 100;

/** The page of a whole list, which says how many people and pages there are. Behind the last page there is nobody. */
export function pageOf(data: unknown, { pagina, porPagina }: PeoplePage): { data: unknown; people: number } {
  const whole = data as { resultados?: readonly unknown[]; resultado?: readonly unknown[] };
  const all = whole.resultados ?? whole.resultado ?? [];
  const people = all.slice((pagina - 1) * porPagina, pagina * porPagina);
  const list = whole.resultados ? 'resultados' : 'resultado';
  const paginas = Math.max(1, Math.ceil(all.length / porPagina));
  return { data: { ...whole, total: all.length, pagina, paginas, [list]: people }, people: people.length };
}
