import { Button } from '@mantine/core';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { csv } from '../../../shared/files/csv';
import { download } from '../../../shared/files/download';
import { Figures } from '../../../shared/ui/figures';
import classes from './metric-card.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly table: MetricRows;
  /** What the file is called, without its ending. */
  readonly file: string;
  /** The screen that lists what is counted here. */
  readonly more?: { readonly label: string; readonly to: string };
  /** Said instead of a chart of nothing. */
  readonly empty?: string | false;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A chart with the table behind it, and that table as a file. */
export function MetricCard({ title, lead, table, file, more, empty, wide, children }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={`boxed ${classes.card}`} data-wide={wide} aria-labelledby={id}>
      <div className="row gap-2 middle between">
        <h3 id={id} className="size-16">
          {title}
        </h3>
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-pressed={asTable}
            leftSection={<IconTable size={16} aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          >
            Ver tabela
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={`Baixar ${title} em CSV`}
            onClick={() =>
              download(`${file}.csv`, 'text/csv', csv([table.columns, ...table.rows.map((row) => row.map(String))]))
            }
          >
            CSV
          </Button>
        </div>
      </div>
      {lead && <p className="soft small">{lead}</p>}
      {asTable ? (
        <Figures framed label={title} {...table} />
      ) : empty ? (
        <p className={`soft small ${classes.nothing}`}>{empty}</p>
      ) : (
        children
      )}
      {more && (
        <Link to={more.to} className={classes.more}>
          {more.label}
        </Link>
      )}
    </section>
  );
}

/** The figures behind a chart, cell by cell as they are read; those of a spreadsheet go without signs and spaces. */
interface MetricRows {
  readonly columns: readonly string[];
  /** So many of them are words, the others figures. */
  readonly words?: number;
  readonly rows: ReadonlyArray<ReadonlyArray<string | number>>;
}
