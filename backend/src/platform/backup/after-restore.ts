/** Rows of the database before that must not be lost when an older copy takes its place. */
export interface CarriedRows {
  /** What they are, for people; rows of one name are counted together. Null: they belong to others. */
  readonly title: string | null;
  /** Answers each as one JSON object, `kept`. */
  readonly read: string;
  /** Puts `$1`, a JSON array of such rows, into the restored tables. */
  readonly write: string;
}

/** What a module does of its own tables, in the transaction that restores them. */
export interface AfterRestore {
  /** Statements that end what may have been ended since the copy was made. */
  readonly ends?: readonly string[];
  /** In the order in which they are written. */
  readonly carries?: readonly CarriedRows[];
  /** What people have to do again, since nobody carries it over. */
  readonly repeats?: readonly string[];
}

/** What to tell whoever restored: what ended, what came along, and what is to be done before anybody is let in. */
export function closingLines(
  all: readonly AfterRestore[],
  madeAt: string,
  carried: ReadonlyMap<string, number>,
): string[] {
  const titles = new Set(all.flatMap(({ carries = [] }) => carries.flatMap(({ title }) => title ?? [])));
  const repeats = [...[...titles].filter((title) => !carried.has(title)), ...all.flatMap((one) => one.repeats ?? [])];
  const came = [...carried].map(([title, n]) => `${title} (${n})`).join(', ');
  return [
    'Todas as sessões e os links temporários foram encerrados, e os números de WhatsApp esperam nova confirmação: cada pessoa entra de novo.',
    'Os lotes que não tinham terminado ficam pausados até que o dono os retome.',
    'Os recados agendados que não tinham saído foram cancelados: agende de novo os que ainda valem.',
    ...(came ? [`Vieram do banco de dados anterior: ${came}.`] : []),
    `O que se fez depois de ${madeAt} não está aqui. Antes de deixar alguém entrar, repita o que houve de:`,
    ...repeats.map((what) => `- ${what}`),
  ];
}
