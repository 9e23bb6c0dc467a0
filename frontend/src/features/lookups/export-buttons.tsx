import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallDispatch } from '../../shared/api/call';
import { saveFile } from '../../shared/api/save-file';
import { Problem } from '../../shared/ui/problem';

interface Props<Format extends string> {
  /** What each format is called. */
  readonly formats: Readonly<Record<Format, string>>;
  readonly callOf: (format: Format) => Parameters<typeof saveFile.initiate>[0];
  /** The id of what it costs. */
  readonly describedBy?: string;
  readonly onAnswer?: () => void;
}

/** What is on show as a file, a button for each format. */
export function ExportButtons<Format extends string>({ formats, callOf, describedBy, onAnswer }: Props<Format>) {
  const dispatch = useCallDispatch();
  const [{ busy, error }, setState] = useState<{ busy: Format | null; error?: unknown }>({ busy: null });

  const save = async (format: Format) => {
    setState({ busy: format });
    const answer = await dispatch(saveFile.initiate(callOf(format), { track: false }));
    onAnswer?.();
    setState({ busy: null, error: answer.error });
  };

  return (
    <>
      {(Object.keys(formats) as Format[]).map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          aria-describedby={describedBy}
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => save(format)}
        >
          Exportar {formats[format]}
        </Button>
      ))}
      <Problem error={error} text="Não foi possível exportar." />
    </>
  );
}
