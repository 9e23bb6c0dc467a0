import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { Text } from '../../model/index.js';
import { VerifyAudit } from '../application/verify-audit.js';

export class LastVerificationAnswer {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @Text('Administração')
  adminName!: string | null;

  @ApiProperty({ type: 'integer', description: 'Registros selados, naquele momento.', example: 1_200 })
  sealed!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  problemCount!: number;
}

export class AuditStateAnswer extends SuccessAnswer {
  @ApiProperty({ type: 'integer', description: 'Registros que esperam pelo selo.', example: 0 })
  unsealed!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'O último bloco.', example: 42 })
  lastBlock!: number | null;

  @ApiProperty({ type: () => LastVerificationAnswer, nullable: true })
  lastVerification!: LastVerificationAnswer | null;
}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/audit/state')
export class AuditStateController {
  constructor(private readonly verifyAudit: VerifyAudit) {}

  @Get()
  @ApiOperation({ operationId: 'getAuditState', summary: 'Como vai a cadeia de selos e quem a conferiu por último' })
  @ApiOkResponse({ type: AuditStateAnswer })
  @ApiErrors()
  async state(): Promise<AuditStateAnswer> {
    const { unsealed, head, last } = await this.verifyAudit.state();
    return {
      success: true,
      unsealed,
      lastBlock: head?.number ?? null,
      lastVerification: last && { ...last, at: last.at.toISOString() },
    };
  }
}
