import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { mergeMap, type Observable } from 'rxjs';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import { dayInBrazil } from '../../kernel/brazilian-day.js';
import { Clock } from '../clock.js';
import { AdminAuditLog } from '../database/admin-audit-log.js';
import { Sql } from '../database/sql.js';
import type { WholeList } from '../page.js';
import { type RequestWithPrincipal, StepUp } from './access.js';
import { csvAnswer, type Sheet } from './csv.js';
import { requestOf } from './request-of.js';
import { ApiErrors } from './route.decorators.js';

/** A list that administrators may take away as a file. */
export interface ExportSheet<Row> extends Sheet<Row>, Pick<AdminAuditEntry, 'action' | 'target'> {
  /** Its rows name, reach or point at somebody: the administrator proves the password anew. */
  readonly personalData: boolean;
}

export interface CsvExport<Row> {
  readonly list: WholeList<Row>;
  /** How the list is narrowed, for the record: words, ids and days; of a text that somebody typed only that there is one. */
  readonly filters?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** The days that the file is of, for its name; today's without it. */
  readonly days?: string;
}

interface ExportRoute {
  readonly summary: string;
  readonly description?: string;
}

type RouteOf<Row> = <Method extends (...args: never[]) => CsvExport<Row> | Promise<CsvExport<Row>>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

const SHEET_KEY = 'nitido:sheet';

/** More than a spreadsheet can show; nobody waits for more to be counted. */
const MOST_COUNTED = 1_048_576;

/** Makes the file of what an export route answers, which is written as it is read, once the entry is on record. */
@Injectable()
class CsvExporter implements NestInterceptor<CsvExport<unknown>, StreamableFile> {
  constructor(
    private readonly reflector: Reflector,
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<CsvExport<unknown>>): Observable<StreamableFile> {
    const sheet = this.reflector.get<ExportSheet<unknown>>(SHEET_KEY, context.getHandler());
    const { principal } = requestOf<RequestWithPrincipal>(context);
    if (!principal) throw new Error('an export that anybody may take');
    return next.handle().pipe(mergeMap((taken) => this.file(sheet, principal.accountId, taken)));
  }

  private async file<Row>(
    sheet: ExportSheet<Row>,
    adminId: string,
    { list, filters = {}, days = dayInBrazil(this.clock.now()) }: CsvExport<Row>,
  ): Promise<StreamableFile> {
    const { total, capped } = await list.count(MOST_COUNTED);
    const given = Object.entries(filters).filter((filter): filter is [string, string | boolean] => filter[1] != null);
    const after = { ...Object.fromEntries(given), rows: total, ...(capped && { more: true }) };
    await this.auditLog.record({ adminId, action: sheet.action, target: sheet.target, after }, this.sql);
    return csvAnswer(sheet, list.pages(), days);
  }
}

/** A route that answers with a sheet, once the entry is on record. */
export function CsvExport<Row>(sheet: ExportSheet<Row>, route: ExportRoute): RouteOf<Row> {
  const description = [route.description, 'A exportação fica registrada.'].filter(Boolean).join(' ');
  return applyDecorators(
    SetMetadata(SHEET_KEY, sheet),
    UseInterceptors(CsvExporter),
    ApiOperation({ ...route, description }),
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }),
    ApiErrors({ 400: '`INVALID_INPUT`' }),
    ...(sheet.personalData ? [StepUp()] : []),
  ) as RouteOf<Row>;
}
