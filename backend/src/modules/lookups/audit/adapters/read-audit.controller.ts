import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { emailShapeRule } from '../../../../kernel/account-email.js';
import { SUBJECT_INPUTS } from '../../../../kernel/subject-inputs.js';
import { AccountId } from '../../../../platform/http/access.js';
import { pageAnswer } from '../../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../../platform/http/csv-export.js';
import { OptionalField, Satisfies, USUAL_PAGE } from '../../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../platform/http/route.decorators.js';
import type { CountedPage } from '../../../../platform/page.js';
import { type AuditSearch, ReadAudit } from '../application/read-audit.js';
import type { AuditRecord } from '../domain/audit-record.js';
import { AuditAnswer, type AuditItem, type AuditPlaceAnswer, AuditRecordAnswer } from './audit.answers.js';
import { AUDIT_SHEET } from './audit-csv.js';
import { AuditFilterFields, auditFilterOf } from './audit-filter.fields.js';

/** A search for what must stand in no address: whom a lookup was about, or the e-mail of who asked. */
class SearchAuditBody extends AuditFilterFields {
  @OptionalField({ description: 'O e-mail da conta que consultou.', example: 'ana@gmail.com' })
  @Satisfies(emailShapeRule)
  accountEmail?: string;
}

for (const { name, label, example, rule } of SUBJECT_INPUTS.values()) {
  const description = `${label} de quem foi consultado. Compara-se por código com chave, nunca em claro.`;
  OptionalField({ type: String, description, example })(SearchAuditBody.prototype, name);
  Satisfies(rule)(SearchAuditBody.prototype, name);
}

function searchFilter(body: SearchAuditBody): AuditSearch {
  const given = body as unknown as Record<string, string | undefined>;
  const known = [...SUBJECT_INPUTS.keys()].filter((name) => given[name]).map((name) => [name, given[name]]);
  return auditFilterOf(body, Object.fromEntries(known), body.accountEmail ?? null);
}

const ERRORS = { 400: '`INVALID_INPUT` · `AUDIT_PERIOD_TOO_WIDE`: por finalidade e sem titular, mais de 31 dias' };

@AdminController('api/admin/audit')
export class ReadAuditController {
  constructor(private readonly audit: ReadAudit) {}

  @Get()
  @Answers(AuditAnswer, 'A trilha de auditoria das consultas', {
    description: 'Quem consultou, quando, o quê (mascarado), para quê, em que fonte. Cada leitura fica registrada.',
  })
  @ApiErrors(ERRORS)
  async listAudit(@AccountId() accountId: string, @Query() query: AuditFilterFields): Promise<AuditAnswer> {
    return auditAnswer(
      await this.audit.page(accountId, auditFilterOf(query), query.limit ?? USUAL_PAGE, query.cursor ?? null),
    );
  }

  @Post('search')
  @Answers(AuditAnswer, 'A trilha de auditoria pelo titular consultado ou pelo e-mail da conta', {
    description:
      'O que identifica alguém vai no corpo, nunca no endereço, e é comparado por código com chave. Com CPF e data ' +
      'de nascimento, também as consultas de CPF 2.0; com CPF e nome ou e-mail, também as de PIX. Cada busca fica ' +
      'registrada, sem o que se procurou.',
  })
  @ApiErrors(ERRORS)
  async searchAudit(@AccountId() accountId: string, @Body() body: SearchAuditBody): Promise<AuditAnswer> {
    return auditAnswer(
      await this.audit.page(accountId, searchFilter(body), body.limit ?? USUAL_PAGE, body.cursor ?? null),
    );
  }

  @Post('export')
  @HttpCode(200)
  @CsvExport(AUDIT_SHEET, {
    summary: 'A trilha de auditoria para uma planilha',
    description:
      'Com os filtros da busca, mascarada como a lista. Por finalidade e sem titular, mais de 31 dias: `AUDIT_PERIOD_TOO_WIDE`.',
  })
  exportAudit(@Body() body: SearchAuditBody): Promise<CsvExport<AuditRecord>> {
    return this.audit.export(searchFilter(body));
  }

  @Get('records/:id')
  @Answers(AuditRecordAnswer, 'Um registro da auditoria, com a conta e o lugar na cadeia de selos', {
    description: 'O registro é conferido com o seu selo. A abertura fica registrada.',
  })
  @ApiErrors({ 404: '`AUDIT_RECORD_NOT_FOUND`' })
  async getAuditRecord(@AccountId() accountId: string, @IdParam() id: string): Promise<AuditRecordAnswer> {
    const { record, place, account } = await this.audit.open(accountId, id);
    const known = account && { name: account.name, email: account.email };
    return { success: true, data: itemOf(record), account: known, place: place && placeOf(place) };
  }
}

function auditAnswer(page: CountedPage<AuditRecord>): AuditAnswer {
  return pageAnswer({ ...page, items: page.items.map(itemOf) });
}

function itemOf({ masked, ...record }: AuditRecord): AuditItem {
  return { ...record, subject: masked };
}

function placeOf({ block: _, ...place }: AuditPlaceAnswer & { readonly block: number }): AuditPlaceAnswer {
  return place;
}
