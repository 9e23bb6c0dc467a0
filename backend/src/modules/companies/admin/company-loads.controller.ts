import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { COMPANY_LOAD_STATES, type CompanyLoadState } from '../../../kernel/company-load.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { CompanyLoadBegun, CompanyLoadsAnswer } from './company-load.answers.js';
import { CompanyLoads } from './company-loads.store.js';
import { ManageLoads } from './manage-loads.js';

class CompanyLoadsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: COMPANY_LOAD_STATES, enumName: 'CompanyLoadState' })
  @IsOptional()
  @IsIn(COMPANY_LOAD_STATES, { message: 'Situação inválida.' })
  state?: CompanyLoadState;
}

export class BeginCompanyLoadBody {
  @ApiPropertyOptional({ example: '2026-10', description: 'AAAA-MM; sem ele, o mês mais novo da pasta pública.' })
  @IsOptional()
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])$/, { message: 'Mês inválido. Use AAAA-MM.' })
  month?: string;
}

export class CompanyLoadDone extends SuccessAnswer {}

const OF_ONE = { 404: '`COMPANY_LOAD_NOT_FOUND`', 409: '`COMPANY_LOAD_DECIDED`' };

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/companies/loads')
export class CompanyLoadsController {
  constructor(
    private readonly loads: CompanyLoads,
    private readonly manage: ManageLoads,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listCompanyLoads', summary: 'As cargas da base de empresas, a mais nova primeiro' })
  @ApiOkResponse({ type: CompanyLoadsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() { state, ...wish }: CompanyLoadsQuery): Promise<CompanyLoadsAnswer> {
    return pageAnswer(await this.loads.list(state).page(wish));
  }

  @Post()
  @HttpCode(202)
  @StepUp()
  @ApiOperation({
    operationId: 'beginCompanyLoad',
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
  async begin(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { month }: BeginCompanyLoadBody,
  ): Promise<CompanyLoadBegun> {
    return { success: true, id: await this.manage.begin(accountId, month ?? null) };
  }

  @Post(':id/approve')
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'approveCompanyLoad', summary: 'Aprova um mês que aguarda' })
  @ApiOkResponse({ type: CompanyLoadDone })
  @ApiErrors(OF_ONE)
  async approve(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<CompanyLoadDone> {
    await this.manage.approve(accountId, id);
    return { success: true };
  }

  @Delete(':id')
  @StepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'refuseCompanyLoad',
    summary: 'Recusa um mês que aguarda, ou cancela uma carga em andamento',
  })
  @ApiOkResponse({ type: CompanyLoadDone })
  @ApiErrors(OF_ONE)
  async refuse(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<CompanyLoadDone> {
    await this.manage.refuse(accountId, id);
    return { success: true };
  }
}
