import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { ExportHistory } from '../../application/export-history.js';
import { CSV_HEAD, csvLines, csvName } from './history-csv.js';
import { ListHistoryQuery, pageRequest } from './list-history.query.js';

class ExportHistoryQuery extends ListHistoryQuery {
  @ApiPropertyOptional({ enum: ['csv'], default: 'csv' })
  @IsOptional()
  @IsIn(['csv'], { message: 'Formato inválido. Use csv.' })
  format?: 'csv';
}

@ApiTags('Histórico')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/history/export')
export class ExportHistoryController {
  constructor(
    private readonly history: ExportHistory,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'exportHistory',
    summary: 'O histórico para uma planilha',
    description: 'Com os filtros e a ordem da lista, mascarado como ela: Data/Hora, Tipo, Consulta, Status.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`: Token não encontrado' })
  export(@Query() query: ExportHistoryQuery, @CurrentPrincipal() principal: Principal): StreamableFile {
    const { accountId, filter, sort } = pageRequest(query, principal.accountId);
    const lines = this.lines({ accountId, filter, sort });
    const disposition = `attachment; filename="${csvName(this.clock.now())}"`;
    return new StreamableFile(Readable.from(lines), { type: 'text/csv; charset=utf-8', disposition });
  }

  private async *lines(request: Parameters<ExportHistory['pages']>[0]): AsyncGenerator<string> {
    yield CSV_HEAD;
    for await (const entries of this.history.pages(request)) if (entries.length > 0) yield csvLines(entries);
  }
}
