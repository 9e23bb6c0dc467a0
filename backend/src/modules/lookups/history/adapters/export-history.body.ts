import { IsOptional } from 'class-validator';
import { invalidInput } from '../../../../kernel/errors.js';
import { OptionalField, OptionalOneOf } from '../../../../platform/http/request.fields.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';
import { ChosenEntries } from './chosen-entries.js';
import { HistoryFilterFields, searchTextRule } from './history-filter.fields.js';

export class ExportHistoryQuery extends HistoryFilterFields {
  @OptionalOneOf(['csv'], 'Formato inválido. Use csv.', { default: 'csv' })
  format?: 'csv';
}

export class ExportHistoryBody extends ExportHistoryQuery {
  @IsOptional()
  @ChosenEntries({ required: false })
  ids?: string[];

  @OptionalField({ maxLength: 254, example: 'Maria Silva' })
  @Satisfies(searchTextRule)
  texto?: string;
}

/** Entries that were chosen one by one are not narrowed any further. */
export function demandOneWay({ ids, texto, type, status, from, to }: ExportHistoryBody): void {
  if (ids && (texto ?? type ?? status ?? from ?? to) !== undefined) {
    throw invalidInput('ids', 'Envie as consultas escolhidas ou uma busca, não as duas.');
  }
}
