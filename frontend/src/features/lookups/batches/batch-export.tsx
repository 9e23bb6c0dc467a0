import { BATCH_FORMATS, type BatchFormat } from '@kernel/batches';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallDispatch } from '../../../shared/api/call';
import { saveFile } from '../../../shared/api/save-file';
import { Problem } from '../../../shared/ui/problem';
import classes from './batch-export.module.css';

const WORDS: Readonly<Record<BatchFormat, string>> = { csv: 'CSV', xlsx: 'XLSX', jsonl: 'JSON com resultados' };

/** A batch as a file, while it runs too. */
export function BatchExport({ id }: { id: string }) {
  const dispatch = useCallDispatch();
  const [{ busy, error }, setState] = useState<{ busy: BatchFormat | null; error?: unknown }>({ busy: null });
  const save = async (format: BatchFormat) => {
    setState({ busy: format });
    const call = { path: `/api/batches/${encodeURIComponent(id)}/export`, params: { format } };
    const answer = await dispatch(saveFile.initiate(call, { track: false }));
    setState({ busy: null, error: answer.error });
  };
  return (
    <div className={classes.export}>
      {BATCH_FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => save(format)}
        >
          Exportar {WORDS[format]}
        </Button>
      ))}
      <Problem error={error} text="Não foi possível exportar." />
    </div>
  );
}
