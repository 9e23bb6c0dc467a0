import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { byDay, byKey } from '../key-month.js';
import { KeyUsage } from '../key-usage.queries.js';

class ApiKeyUsage {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ type: 'integer', description: 'Consultas de hoje que trouxeram dados.', example: 4 })
  hoje!: number;

  @ApiProperty({ type: 'integer', description: 'As do mês.', example: 120 })
  mes!: number;

  @ApiProperty({ type: 'integer', description: 'As outras do mês, que nada contam.', example: 9 })
  semDados!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'As do mês que trouxeram dados, por tipo.',
    example: { cpf: 90, cnpj: 30 },
  })
  porTipo!: Record<string, number>;
}

class ApiKeysDay {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  dia!: string;

  @ApiProperty({ type: 'integer', example: 4 })
  comDados!: number;

  @ApiProperty({ type: 'integer', example: 1 })
  semDados!: number;
}

export class ApiKeyUsageAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => [ApiKeyUsage], description: 'As chaves usadas no mês, as encerradas também.' })
  chaves!: ApiKeyUsage[];

  @ApiProperty({ type: () => [ApiKeysDay], description: 'Do primeiro dia do mês até hoje, em Brasília.' })
  dias!: ApiKeysDay[];
}

@ApiTags('Chaves de API')
@Access('user')
@Controller('api/keys/usage')
export class KeyUsageController {
  constructor(
    private readonly usage: KeyUsage,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getApiKeyUsage',
    summary: 'O uso das chaves de API neste mês, por chave, tipo e dia',
    description: 'Consultas de teste não contam.',
  })
  @ApiOkResponse({ type: ApiKeyUsageAnswer })
  @ApiErrors()
  async read(@CurrentPrincipal() { accountId }: Principal): Promise<ApiKeyUsageAnswer> {
    const today = dayInBrazil(this.clock.now());
    const rows = await this.usage.since(accountId, `${today.slice(0, 7)}-01`);
    return { success: true, chaves: byKey(rows, today), dias: byDay(rows, today) };
  }
}
