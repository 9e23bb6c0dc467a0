import { useCallDispatch } from '../../../shared/api/call';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { ExportButtons } from '../export-buttons';
import { usageChanged } from '../usage-limits/usage.api';
import type { CompanySearchFilter } from './company-search';

const FORMATS = { csv: 'CSV', xlsx: 'XLSX' };

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
  const price = counted(Math.ceil((capped ? MOST_ROWS : total) / ROWS_A_LOOKUP), 'consulta');
  return (
    <div className="row gap-2-3 away middle">
      <p id="custo-exportacao" className="soft small">
        Exportar{capped ? ` até ${formatNumber(MOST_ROWS)} usa até` : ' usa'} {price} do dia.
      </p>
      <ExportButtons
        formats={FORMATS}
        describedBy="custo-exportacao"
        callOf={(format) => ({ path: '/api/companies/search/export', body: { ...filter, format } })}
        onAnswer={() => dispatch(usageChanged())}
      />
    </div>
  );
}
