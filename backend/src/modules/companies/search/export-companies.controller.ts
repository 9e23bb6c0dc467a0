import { Body, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { formatCnpj } from '../../../kernel/cnpj.js';
import { dayText } from '../../../kernel/day-text.js';
import { Clock } from '../../../platform/clock.js';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { csvAnswer, type Sheet } from '../../../platform/http/csv.js';
import { ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { xlsxAnswer } from '../../../platform/http/xlsx.js';
import { callerOf, QUOTA_HEADERS, QuotaHeaders } from '../../lookups/index.js';
import { ExportCompanies, type ExportedCompany } from './export-companies.js';
import { SEARCH_ERRORS } from './search-companies.answer.js';
import { ExportCompaniesBody } from './search-companies.body.js';

@ApiProduces('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
@UserController('Empresas', 'api/companies/search/export')
export class ExportCompaniesController {
  constructor(
    private readonly companies: ExportCompanies,
    private readonly quotaHeaders: QuotaHeaders,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'O que uma busca de empresas acha, para uma planilha',
    description:
      'As primeiras 5.000 empresas, na ordem da busca. Cada 50 usam uma consulta do dia; se as que restam não bastam, nada é gerado nem descontado. A exportação fica na auditoria.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, headers: QUOTA_HEADERS })
  @ApiErrors({ ...SEARCH_ERRORS, 503: '`UNAVAILABLE`' })
  async exportCompanies(
    @Body() { format, ...filter }: ExportCompaniesBody,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const run = () => this.companies.run(callerOf(principal, reply), filter);
    const rows = await this.quotaHeaders.with(reply, principal, run);
    const day = dayInBrazil(this.clock.now());
    return format === 'xlsx' ? xlsxAnswer(SHEET, rows, day) : csvAnswer(SHEET, onePage(rows), day);
  }
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Sim' : 'Não');

const SHEET: Sheet<ExportedCompany> = {
  name: 'empresas',
  columns: {
    CNPJ: ({ cnpj }) => formatCnpj(cnpj),
    'Razão social': ({ razao_social }) => razao_social,
    'Nome fantasia': ({ nome_fantasia }) => nome_fantasia,
    Situação: ({ situacao_cadastral }) => situacao_cadastral,
    'Matriz ou filial': ({ tipo }) => tipo,
    'Aberta em': ({ data_inicio_atividade: day }) => day && dayText(day),
    CNAE: ({ cnae_fiscal_principal }) => cnae_fiscal_principal?.codigo,
    Atividade: ({ cnae_fiscal_principal }) => cnae_fiscal_principal?.descricao,
    Município: ({ municipio }) => municipio,
    UF: ({ uf }) => uf,
    Porte: ({ porte }) => porte,
    'Natureza jurídica': ({ natureza_juridica }) => natureza_juridica,
    'Capital social (R$)': ({ capital_social }) => capital_social?.toFixed(2).replace('.', ','),
    Simples: ({ opcao_pelo_simples }) => yesNo(opcao_pelo_simples),
    MEI: ({ opcao_pelo_mei }) => yesNo(opcao_pelo_mei),
    Fonte: ({ fonte }) => fonte,
  },
};

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
