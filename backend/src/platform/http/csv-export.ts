import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import type { WholeList } from '../page.js';
import { StepUp } from './access.js';
import { ApiErrors } from './api-errors.js';
import type { Sheet } from './csv.js';
import { CsvExporter, SHEET_KEY } from './csv-exporter.js';

/** A list that administrators may take away as a file. */
export interface ExportSheet<Row> extends Sheet<Row>, Pick<AdminAuditEntry, 'action' | 'target'> {
  /** Its rows name, reach or point at somebody: the administrator proves the password anew. */
  readonly personalData: boolean;
}

/** What is taken away. */
export interface CsvExport<Row> {
  readonly list: WholeList<Row>;
  /** How the list is narrowed, for the record: words, ids and days; of a text that somebody typed only that there is one. */
  readonly filters?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** The days that the file is of, for its name; today's without it. */
  readonly days?: string;
}

interface ExportRoute {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
}

type RouteOf<Row> = <Method extends (...args: never[]) => CsvExport<Row> | Promise<CsvExport<Row>>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/** A route that answers with a sheet, once the deed is on record. */
export function CsvExport<Row>(sheet: ExportSheet<Row>, route: ExportRoute): RouteOf<Row> {
  const description = [route.description, 'A exportação fica registrada.'].filter(Boolean).join(' ');
  return applyDecorators(
    SetMetadata(SHEET_KEY, sheet),
    UseInterceptors(CsvExporter),
    ApiOperation({ ...route, description }),
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }),
    ApiErrors({
      400: '`INVALID_INPUT`',
      401: '`UNAUTHENTICATED`',
      403: sheet.personalData ? '`FORBIDDEN` · `STEP_UP_REQUIRED`' : '`FORBIDDEN`',
    }),
    ...(sheet.personalData ? [StepUp()] : []),
  ) as RouteOf<Row>;
}
