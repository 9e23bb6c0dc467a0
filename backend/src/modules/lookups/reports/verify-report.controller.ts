import { Get, Header, Ip, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { parseReportCode } from '../../../kernel/report-code.js';
import { AnswerOf, field, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { REPORT_CODE } from './report.answer.js';
import { ReportLimits } from './report-limits.store.js';
import { ReportProofs } from './report-proofs.store.js';

export class VerifiedReportAnswer extends AnswerOf({
  valid: field<true>({ type: Boolean, description: 'Verdadeiro: o relatório foi emitido aqui.', example: true }),
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  subjectMasked: t.string('Quem ou o que foi consultado, mascarado.', { example: '***.982.247-**' }),
  consultedAt: t.dateTime({ example: '2026-11-21T12:30:00.182Z' }),
  source: t.string({ example: 'Birô de dados' }),
  sha256: t.string('A impressão digital SHA-256 do arquivo emitido, em hexadecimal.', {
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  }),
}) {}

@PublicController('Público', 'api/public/reports')
export class VerifyReportController {
  constructor(
    private readonly limits: ReportLimits,
    private readonly proofs: ReportProofs,
  ) {}

  @Get(':code')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'code', example: REPORT_CODE })
  @Answers(VerifiedReportAnswer, 'Se um relatório foi emitido aqui, e de que consulta', {
    description: 'Nada além disto é dito: nem quem consultou, nem o que foi respondido.',
  })
  @ApiErrors({
    404: '`REPORT_NOT_FOUND`: Nenhum relatório tem este código.',
    429: '`RATE_LIMITED`: Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
  })
  async verifyReport(@Param('code') text: string, @Ip() address: string): Promise<VerifiedReportAnswer> {
    await this.limits.countTriedFrom(address);
    const code = parseReportCode(text);
    const proof = code && (await this.proofs.withCode(code));
    if (!proof) throw new AppError('not-found', 'REPORT_NOT_FOUND', 'Nenhum relatório tem este código.');
    const { type, subject: subjectMasked, consultedAt, source, sha256 } = proof;
    return { valid: true, type, subjectMasked, consultedAt, source, sha256: sha256.toString('hex') };
  }
}
