import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallDispatch } from '../../../shared/api/call';
import { saveFile } from '../../../shared/api/save-file';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { usageChanged } from '../usage-limits/usage.api';
import classes from './company-export.module.css';
import type { CompanySearchFilter } from './company-search';

type Format = 'csv' | 'xlsx';

/** As the server has it. */
const MOST_ROWS = 5_000;
const ROWS_A_LOOKUP = 50;

interface Props {
  readonly filter: CompanySearchFilter;
  readonly total: number;
  /** There are more than `total`. */
  readonly capped: boolean;
}

/** What was found as a file; it says before what it costs of the day. */
export function CompanyExport({ filter, total, capped }: Props) {
  const dispatch = useCallDispatch();
  const [{ busy, error }, setState] = useState<{ busy: Format | null; error?: unknown }>({ busy: null });
  const price = counted(Math.ceil((capped ? MOST_ROWS : total) / ROWS_A_LOOKUP), 'consulta');
  const save = async (format: Format) => {
    setState({ busy: format });
    const call = { path: '/api/companies/search/export', body: { ...filter, format } };
    const answer = await dispatch(saveFile.initiate(call, { track: false }));
    dispatch(usageChanged());
    setState({ busy: null, error: answer.error });
  };
  return (
    <div className={classes.export}>
      <p id="custo-exportacao" className="soft small">
        Exportar{capped ? ` até ${formatNumber(MOST_ROWS)}: vale até` : ': vale'} {price} do dia.
      </p>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          aria-describedby="custo-exportacao"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => save(format)}
        >
          Exportar {format.toUpperCase()}
        </Button>
      ))}
      <Problem error={error} text="Não foi possível exportar." />
    </div>
  );
}
