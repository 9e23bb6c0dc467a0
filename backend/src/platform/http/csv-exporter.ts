import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import { dayInBrazil } from '../../kernel/brazilian-day.js';
import { Clock } from '../clock.js';
import { AdminAuditLog } from '../database/admin-audit-log.js';
import { Sql } from '../database/sql.js';
import type { RequestWithPrincipal } from './access.js';
import { csvAnswer } from './csv.js';
import type { CsvExport, ExportSheet } from './csv-export.js';

export const SHEET_KEY = 'nitido:sheet';

/** More than a spreadsheet can show; nobody waits for more to be counted. */
const MOST_COUNTED = 1_048_576;

/** Makes the file of what an export route answers, which is written as it is read, once the deed is on record. */
@Injectable()
export class CsvExporter implements NestInterceptor<CsvExport<unknown>, StreamableFile> {
  constructor(
    private readonly reflector: Reflector,
    private readonly sql: Sql,
    private readonly actions: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<CsvExport<unknown>>): Observable<StreamableFile> {
    const sheet = this.reflector.get<ExportSheet<unknown>>(SHEET_KEY, context.getHandler());
    const { principal } = context.switchToHttp().getRequest<RequestWithPrincipal>();
    if (!principal) throw new Error('an export that anybody may take');
    return next.handle().pipe(mergeMap((taken) => this.file(sheet, principal.accountId, taken)));
  }

  private async file<Row>(
    sheet: ExportSheet<Row>,
    adminId: string,
    { list, filters = {}, days = dayInBrazil(this.clock.now()) }: CsvExport<Row>,
  ): Promise<StreamableFile> {
    const { total, capped } = await list.count(MOST_COUNTED);
    const told = Object.entries(filters).filter((filter): filter is [string, string | boolean] => filter[1] != null);
    const after = { ...Object.fromEntries(told), rows: total, ...(capped && { more: true }) };
    await this.actions.record({ adminId, action: sheet.action, target: sheet.target, after }, this.sql);
    return csvAnswer(sheet, list.pages(), days);
  }
}
