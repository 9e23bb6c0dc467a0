import { Matches } from 'class-validator';
import { OptionalField } from '../../../../platform/http/request.fields.js';

/** The rows of a short list that are on the screen. */
export class SeenRowsQuery {
  @OptionalField({
    description: 'As linhas do arquivo, na sua ordem, separadas por espaço; sem ele, todas.',
    example: 'viacep bureau',
  })
  @Matches(/^[a-z\d -]{0,500}$/, { message: 'Informe as linhas separadas por espaço.' })
  only?: string;
}

/** Those of all rows that were seen, in the order in which they were. */
export function seenRows<Row>(
  all: readonly Row[],
  nameOf: (row: Row) => string,
  { only }: SeenRowsQuery,
): readonly Row[] {
  if (only === undefined) return all;
  return only.split(' ').flatMap((name) => all.filter((row) => nameOf(row) === name));
}
