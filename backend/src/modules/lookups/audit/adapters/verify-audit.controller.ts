import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { VerifyAudit } from '../application/verify-audit.js';
import type { AuditProblem } from '../domain/audit-chain.js';

const KINDS = [
  'altered',
  'missing',
  'inserted',
  'forged',
  'seal_broken',
  'seal_missing',
  'head_lost',
  'stamp_broken',
] as const;

class AuditProblemAnswer {
  @ApiProperty({
    enum: KINDS,
    description:
      'Registro alterado, apagado, inserido por fora ou sem a marca da aplicação; bloco alterado ou ausente; cadeia mais curta que a anotada; anotação externa com carimbo do tempo que não confere.',
  })
  kind!: AuditProblem['kind'];

  @ApiProperty({
    enum: ['lookups', 'admin-actions', 'reports'],
    nullable: true,
    description: 'Registro de consulta, ação de administrador ou relatório; nulo para um bloco.',
  })
  records!: AuditProblem['records'];

  @ApiProperty({ type: 'integer', nullable: true, example: 42 })
  block!: number | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  id!: string | null;
}

class AuditHeadAnswer {
  @ApiProperty({ type: 'integer', example: 42 })
  number!: number;

  @ApiProperty({ example: '9f2c…', description: 'Guarde fora do banco de dados, para comparar depois.' })
  seal!: string;
}

class AuditVerificationAnswer extends SuccessAnswer {
  @ApiProperty({ description: 'Verdadeiro quando nada difere do que foi selado.', example: true })
  intact!: boolean;

  @ApiProperty({ type: 'integer', example: 42 })
  blocks!: number;

  @ApiProperty({ type: 'integer', example: 1_200, description: 'Registros de consultas, selados.' })
  sealed!: number;

  @ApiProperty({ type: 'integer', example: 35, description: 'Ações de administradores, seladas.' })
  sealedAdminActions!: number;

  @ApiProperty({ type: 'integer', example: 12, description: 'Relatórios em PDF, selados.' })
  sealedReports!: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Registros do último segundo, ainda sem selo.' })
  unsealed!: number;

  @ApiProperty({ type: () => AuditHeadAnswer, nullable: true })
  head!: AuditHeadAnswer | null;

  @ApiProperty({ type: 'integer', example: 3, description: 'Anotações externas comparadas.' })
  heads!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  problemCount!: number;

  @ApiProperty({ type: () => [AuditProblemAnswer], description: 'Os primeiros 1.000.' })
  problems!: AuditProblemAnswer[];
}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/audit/verify')
export class VerifyAuditController {
  constructor(private readonly verifyAudit: VerifyAudit) {}

  @Get()
  @ApiOperation({
    operationId: 'verifyAudit',
    summary: 'Confere a trilha de auditoria inteira com o que foi selado',
    description: 'O resultado fica registrado entre as ações de administradores.',
  })
  @ApiOkResponse({ type: AuditVerificationAnswer })
  @ApiErrors()
  async verify(@CurrentPrincipal() { accountId }: Principal): Promise<AuditVerificationAnswer> {
    const { problems, ...report } = await this.verifyAudit.execute(accountId);
    return { success: true, intact: report.problemCount === 0, ...report, problems: [...problems] };
  }
}
