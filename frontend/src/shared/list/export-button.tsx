import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallDispatch } from '../api/call';
import { saveFile } from '../api/save-file';
import { Problem } from '../ui/problem';
import classes from './export-button.module.css';

interface Props {
  readonly path: string;
  /** How the list is narrowed; nothing personal. Null while that is not known: there is no file yet. */
  readonly params?: object | null;
  /** How it is narrowed, where that may name somebody: it goes out in a body. */
  readonly body?: object;
}

/** A list as a file for a spreadsheet, narrowed as it is on show. */
export function ExportButton({ params, ...to }: Props) {
  const dispatch = useCallDispatch();
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const save = async () => {
    setState({ busy: true });
    const answer = await dispatch(saveFile.initiate({ ...to, ...(params && { params }) }, { track: false }));
    setState({ busy: false, error: answer.error });
  };
  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={busy}
        disabled={params === null}
        onClick={save}
      >
        Exportar CSV
      </Button>
      <Problem error={error} text="Não foi possível exportar." />
    </div>
  );
}
