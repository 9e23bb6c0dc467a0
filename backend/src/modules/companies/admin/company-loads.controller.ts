import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { COMPANY_LOAD_STATES, type CompanyLoadState } from '../../../kernel/company-load.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { pageAnswer, SuccessAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../platform/http/csv-export.js';
import { OptionalField, OptionalOneOf, PageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import {
  CompanyLoadBegun,
  type CompanyLoadItem,
  CompanyLoadsAnswer,
  WaitingCompanyLoads,
} from './company-load.answers.js';
import { LOADS } from './company-load-sheet.answers.js';
import { CompanyLoads } from './company-loads.store.js';
import { ManageLoads } from './manage-loads.js';
import { OpenLoads } from './open-loads.queries.js';

class CompanyLoadsFilter extends TimeSortField {
  @OptionalOneOf(COMPANY_LOAD_STATES, 'Situação inválida.', { enumName: 'CompanyLoadState' })
  state?: CompanyLoadState;
}

class CompanyLoadsQuery extends IntersectionType(PageQuery, CompanyLoadsFilter) {}

export class BeginCompanyLoadBody {
  @OptionalField({ example: '2026-10', description: 'AAAA-MM; sem ele, o mês mais novo da pasta pública.' })
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])$/, { message: 'Mês inválido. Use AAAA-MM.' })
  month?: string;
}

export class CompanyLoadDone extends SuccessAnswer {}

const OF_ONE = { 404: '`COMPANY_LOAD_NOT_FOUND`', 409: '`COMPANY_LOAD_DECIDED`' };

@AdminController('api/admin/companies/loads')
export class CompanyLoadsController {
  constructor(
    private readonly loads: CompanyLoads,
    private readonly manage: ManageLoads,
    private readonly open: OpenLoads,
  ) {}

  @Get()
  @Answers(CompanyLoadsAnswer, 'As cargas da base de empresas')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listCompanyLoads(@Query() query: CompanyLoadsQuery): Promise<CompanyLoadsAnswer> {
    return pageAnswer(await this.loads.list(query).page(query));
  }

  @Get('export')
  @CsvExport(LOADS, { summary: 'As cargas da base de empresas, para uma planilha' })
  exportCompanyLoads(@Query() { state, sort }: CompanyLoadsFilter): CsvExport<CompanyLoadItem> {
    return { list: this.loads.list({ state, sort }), filters: { state, sort } };
  }

  @Get('waiting')
  @Answers(WaitingCompanyLoads, 'Quantos meses da base de empresas esperam por alguém')
  @ApiErrors()
  async countWaitingCompanyLoads(): Promise<WaitingCompanyLoads> {
    return { success: true, waiting: await this.open.waiting() };
  }

  @Post()
  @HttpCode(202)
  @StepUp()
  @ApiOperation({
    summary: 'Carrega um mês da pasta pública em segundo plano',
    description: 'O mês em vigor continua valendo até o novo estar inteiro. Um mês fora do esperado aguarda decisão.',
  })
  @ApiAcceptedResponse({ type: CompanyLoadBegun })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`COMPANY_MONTH_NOT_FOUND`',
    409: '`COMPANY_LOAD_RUNNING` · `COMPANY_MONTH_OLD` · `COMPANY_SHARE_MISSING`',
    503: '`COMPANY_SHARE_DOWN`',
  })
  async beginCompanyLoad(
    @AccountId() accountId: string,
    @Body() { month }: BeginCompanyLoadBody,
  ): Promise<CompanyLoadBegun> {
    return { success: true, id: await this.manage.begin(accountId, month ?? null) };
  }

  @Post(':id/approve')
  @StepUp()
  @Answers(CompanyLoadDone, 'Aprova um mês que aguarda')
  @ApiErrors(OF_ONE)
  async approveCompanyLoad(@AccountId() accountId: string, @IdParam() id: string): Promise<CompanyLoadDone> {
    await this.manage.approve(accountId, id);
    return { success: true };
  }

  @Delete(':id')
  @StepUp()
  @Answers(CompanyLoadDone, 'Recusa um mês que aguarda, ou cancela uma carga em andamento')
  @ApiErrors(OF_ONE)
  async refuseCompanyLoad(@AccountId() accountId: string, @IdParam() id: string): Promise<CompanyLoadDone> {
    await this.loads.refuse(accountId, id);
    return { success: true };
  }
}
