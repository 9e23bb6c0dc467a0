import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { ReadUsage } from '../../../application/discipline/read-usage.js';

export class UsageAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: 'integer', description: 'Consultas de hoje que trouxeram dados.', example: 12 })
  usadas!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Consultas por dia que o plano permite; nulo para administradores.',
    example: 300,
  })
  limite!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 288 })
  restantes!: number | null;

  @ApiProperty({ format: 'date-time', description: 'Meia-noite em Brasília.', example: '2026-11-22T03:00:00.000Z' })
  renovaEm!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'As que estão no histórico, por tipo.',
    example: { cpf: 9, cnpj: 3 },
  })
  porTipo!: Record<string, number>;
}

@ApiTags('Consultas')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/usage')
export class GetUsageController {
  constructor(private readonly readUsage: ReadUsage) {}

  @Get()
  @ApiOperation({
    operationId: 'getUsage',
    summary: 'As consultas de hoje e quantas o plano ainda permite',
    description: 'Só contam as que trouxeram dados. O dia é o de Brasília.',
  })
  @ApiOkResponse({ type: UsageAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`: Token não encontrado' })
  async read(@CurrentPrincipal() { accountId, kind }: Principal): Promise<UsageAnswer> {
    const { used, limit, renewsAt, byType } = await this.readUsage.execute(accountId);
    const limite = kind === 'admin' ? null : limit;
    return {
      success: true,
      usadas: used,
      limite,
      restantes: limite === null ? null : Math.max(0, limite - used),
      renovaEm: renewsAt.toISOString(),
      porTipo: { ...byType },
    };
  }
}
