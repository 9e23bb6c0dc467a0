import type { LookupType } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { IconBraces, IconDownload, IconPrinter, IconSearch, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../../shared/files/download';
import type { LookupMeta } from '../lookups.api';
import { CopyButton } from './copy-button';
import classes from './result-exports.module.css';
import { exportName, resultCsv, resultJson } from './result-files';
import type { ResultView } from './result-view';

interface Props {
  readonly type: LookupType;
  readonly view: ResultView;
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly onNew: () => void;
}

/** What can be done with a result as a whole. */
export function ResultExports({ type, view, data, meta, onNew }: Props) {
  const [open, setOpen] = useState(false);
  const json = resultJson(view, data, meta);
  const save = (ending: 'json' | 'csv') => {
    const [mediaType, text] = ending === 'json' ? ['application/json', json] : ['text/csv', resultCsv(view, meta)];
    download(exportName(type, new Date(), ending), mediaType ?? '', text ?? '');
  };
  return (
    <div className={classes.place}>
      <div className={classes.bar}>
        <Button leftSection={<IconSearch size={18} aria-hidden />} onClick={onNew}>
          Nova consulta
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => save('json')}>
          Exportar Dados
        </Button>
        <Button
          variant="default"
          leftSection={<IconBraces size={18} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Ocultar JSON' : 'Ver JSON Completo'}
        </Button>
        <Button variant="default" leftSection={<IconTable size={18} aria-hidden />} onClick={() => save('csv')}>
          Baixar CSV
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {open && (
        <section className={classes.json} aria-label="JSON completo">
          <CopyButton value={json} label="Copiar JSON" words="Copiar" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{json}</pre>
        </section>
      )}
    </div>
  );
}
