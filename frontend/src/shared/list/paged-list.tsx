import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from './data-table';
import { ExportButton } from './export-button';
import { ListFilters } from './list-filters';
import type { PagedList as List } from './use-paged-list';

type TableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'list' | 'onClear'>;

interface Export {
  readonly path: string;
  /** How the file is narrowed, where it is otherwise than the list's filters say; null while that is not known. */
  readonly params?: object | null;
  /** It goes out in a body, with what is searched for; so does that of every list with a search. */
  readonly inBody?: boolean;
}

interface Props<Row> extends TableProps<Row>, Pick<ComponentProps<typeof ListFilters>, 'defaults' | 'chips'> {
  readonly list: List<Row>;
  readonly exportTo?: Export;
  /** Further buttons beside the filters. */
  readonly actions?: ReactNode;
  /** What stands between filters and table. */
  readonly children?: ReactNode;
}

/** A list of the administration: what narrows it, its export, and its table. */
export function PagedList<Row>({ list, exportTo, defaults, chips, actions, children, ...table }: Props<Row>) {
  const { filters, search, pages, clear } = list;
  const text = search && !search.error && search.value;
  const params = exportTo?.params === undefined ? filters.values : exportTo.params;
  return (
    <>
      <ListFilters filters={filters} search={search} defaults={defaults} chips={chips}>
        {actions}
        {exportTo?.inBody && <ExportButton path={exportTo.path} body={{ ...params, ...(text && { texto: text }) }} />}
        {exportTo && !exportTo.inBody && <ExportButton path={exportTo.path} params={params} />}
      </ListFilters>
      {children}
      <DataTable {...table} list={pages} onClear={clear} />
    </>
  );
}
