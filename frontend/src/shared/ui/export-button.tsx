import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { readApiError } from '../api/api-error';
import { useSaveFileMutation } from '../api/save-file';
import classes from './export-button.module.css';

interface Props {
  readonly path: string;
  /** How the list is narrowed; nothing personal. */
  readonly params: object;
}

/** A list as a file for a spreadsheet, narrowed as it is on show. */
export function ExportButton({ path, params }: Props) {
  const [save, { isLoading, error }] = useSaveFileMutation();
  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => save({ path, params })}
      >
        Exportar CSV
      </Button>
      {error !== undefined && <p role="alert">{readApiError(error, 'Não foi possível exportar.').text}</p>}
    </div>
  );
}
