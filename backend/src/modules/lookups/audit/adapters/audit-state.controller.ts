import { Get } from '@nestjs/common';
import { AdminController } from '../../../../platform/http/admin-controller.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { VerifyAudit } from '../application/verify-audit.js';

export class LastVerificationAnswer extends AnswerOf({
  at: t.dateTime(),
  adminName: t.string({ nullable: true, example: 'Administração' }),
  sealed: t.integer('Registros selados, naquele momento.', { example: 1_200 }),
  problemCount: t.integer({ example: 0 }),
}) {}

export class AuditStateAnswer extends AnswerOf(SuccessAnswer, {
  unsealed: t.integer('Registros que esperam pelo selo.', { example: 0 }),
  lastBlock: t.integer('O último bloco.', { nullable: true, example: 42 }),
  lastVerification: t.one(LastVerificationAnswer, { nullable: true }),
}) {}

@AdminController('api/admin/audit/state')
export class AuditStateController {
  constructor(private readonly verifyAudit: VerifyAudit) {}

  @Get()
  @Answers(AuditStateAnswer, 'Como vai a cadeia de selos e quem a conferiu por último')
  @ApiErrors()
  async getAuditState(): Promise<AuditStateAnswer> {
    const { unsealed, head, last } = await this.verifyAudit.state();
    return {
      success: true,
      unsealed,
      lastBlock: head?.number ?? null,
      lastVerification: last,
    };
  }
}
