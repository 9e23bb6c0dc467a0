import { Get } from '@nestjs/common';
import { AccountId } from '../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../../platform/http/route.decorators.js';
import { VerifyAudit } from '../application/verify-audit.js';
import { AUDIT_PROBLEMS } from '../domain/audit-chain.js';

class AuditProblemAnswer extends AnswerOf({
  kind: t.enum(
    AUDIT_PROBLEMS,
    'Registro alterado, apagado, inserido por fora ou sem a marca da aplicação; bloco alterado ou ausente; cadeia mais curta que a anotada; anotação externa com carimbo do tempo que não confere.',
  ),
  records: t.enum(
    ['lookups', 'admin-actions', 'reports'],
    'Registro de consulta, ação de administrador ou relatório; nulo para um bloco.',
    { nullable: true },
  ),
  block: t.integer({ nullable: true, example: 42 }),
  id: t.uuid({ nullable: true }),
}) {}

class AuditHeadAnswer extends AnswerOf({
  number: t.integer({ example: 42 }),
  seal: t.string('Guarde fora do banco de dados, para comparar depois.', { example: '9f2c…' }),
}) {}

class AuditVerificationAnswer extends AnswerOf(SuccessAnswer, {
  intact: t.boolean('Verdadeiro quando nada difere do que foi selado.', { example: true }),
  blocks: t.integer({ example: 42 }),
  sealed: t.integer('Registros de consultas, selados.', { example: 1_200 }),
  sealedAdminActions: t.integer('Ações de administradores, seladas.', { example: 35 }),
  sealedReports: t.integer('Relatórios em PDF, selados.', { example: 12 }),
  unsealed: t.integer('Registros do último segundo, ainda sem selo.', { example: 0 }),
  head: t.one(AuditHeadAnswer, { nullable: true }),
  heads: t.integer('Anotações externas comparadas.', { example: 3 }),
  problemCount: t.integer({ example: 0 }),
  problems: t.list(AuditProblemAnswer, 'Os primeiros 1.000.'),
}) {}

class LastVerificationAnswer extends AnswerOf({
  at: t.dateTime(),
  adminName: t.string({ nullable: true, example: 'Administração' }),
  sealed: t.integer('Registros selados, naquele momento.', { example: 1_200 }),
  problemCount: t.integer({ example: 0 }),
}) {}

class AuditStateAnswer extends AnswerOf(SuccessAnswer, {
  unsealed: t.integer('Registros que esperam pelo selo.', { example: 0 }),
  lastBlock: t.integer('O último bloco.', { nullable: true, example: 42 }),
  lastVerification: t.one(LastVerificationAnswer, { nullable: true }),
}) {}

@AdminController('api/admin/audit')
export class VerifyAuditController {
  constructor(private readonly verifyAudit: VerifyAudit) {}

  @Get('state')
  @Answers(AuditStateAnswer, 'Como vai a cadeia de selos e quem a conferiu por último')
  @ApiErrors()
  async getAuditState(): Promise<AuditStateAnswer> {
    const { unsealed, head, last } = await this.verifyAudit.state();
    return { success: true, unsealed, lastBlock: head?.number ?? null, lastVerification: last };
  }

  @Get('verify')
  @Answers(AuditVerificationAnswer, 'Confere a trilha de auditoria inteira com o que foi selado', {
    operationId: 'verifyAudit',
    description: 'O resultado fica registrado entre as ações de administradores.',
  })
  @ApiErrors({ 409: '`AUDIT_VERIFICATION_RUNNING`: outra conferência ainda não terminou' })
  async verify(@AccountId() accountId: string): Promise<AuditVerificationAnswer> {
    const { problems, ...report } = await this.verifyAudit.execute(accountId);
    return { success: true, intact: report.problemCount === 0, ...report, problems: [...problems] };
  }
}
