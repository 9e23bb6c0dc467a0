import { applyDecorators, Injectable, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import { Clock } from '../clock.js';
import { AdminAuditLog } from '../database/admin-audit-log.js';
import { Sql } from '../database/sql.js';
import { StepUp } from './access.js';
import { csvAnswer, csvFile } from './csv.js';

type Cell = string | number | Date | null | undefined;

/** A list as a spreadsheet: the file's name, and each column's title with what stands under it. */
export interface Sheet<Row> {
  readonly name: string;
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

interface ExportRoute {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** Personal data leaves: the administrator proves the password anew. */
  readonly stepUp?: boolean;
}

/** A route that answers with a sheet. */
export function CsvExport({ stepUp = false, ...operation }: ExportRoute): MethodDecorator {
  return applyDecorators(
    ApiProduces('text/csv'),
    ApiOperation(operation),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ...(stepUp ? [StepUp()] : []),
  ) as MethodDecorator;
}

/** Gives administrators their lists to take away. */
@Injectable()
export class CsvExports {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  /** The file, written as it is read, once the entry is in the admin audit log. */
  async recorded<Row>(
    sheet: Sheet<Row>,
    pages: AsyncIterable<readonly Row[]>,
    entry: AdminAuditEntry,
  ): Promise<StreamableFile> {
    await this.auditLog.record(entry, this.sql);
    return this.file(sheet, pages);
  }

  /** The file alone, of a list that says nothing of anybody. */
  file<Row>({ name, columns }: Sheet<Row>, pages: AsyncIterable<readonly Row[]>): StreamableFile {
    const cellsOf = Object.values(columns);
    const file = csvFile(Object.keys(columns), pages, (row: Row) => cellsOf.map((cellOf) => written(cellOf(row))));
    return csvAnswer(name, this.clock.now(), file);
  }
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
