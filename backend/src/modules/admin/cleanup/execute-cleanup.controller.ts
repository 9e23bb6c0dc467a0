import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsDateString, IsInt, Matches, Min } from 'class-validator';
import { cleanupDone } from '../../../kernel/cleanup.js';
import { Access, CurrentPrincipal, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { Restorations } from './restorations.store.js';
import { RunCleanup } from './run-cleanup.js';

const NUMBER = { message: 'Confirme quantas contas serão removidas.' };

export class ExecuteCleanupBody {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Quantas contas foram mostradas e confirmadas.' })
  @IsInt(NUMBER)
  @Min(0, NUMBER)
  confirmed!: number;

  @ApiProperty({ format: 'date-time', description: 'O asOf da prévia.' })
  @IsDateString({ strict: true }, { message: 'Informe o momento da lista mostrada.' })
  asOf!: string;

  @ApiProperty({ description: 'A marca da lista mostrada.' })
  @Matches(/^[0-9a-f]{64}$/, { message: 'Informe a marca da lista mostrada.' })
  list!: string;
}

export class ExecuteCleanupAnswer extends SuccessAnswer {
  @ApiProperty({ type: 'integer' })
  removedCount!: number;

  @ApiProperty({ example: 'Limpeza executada com sucesso! 5 conta(s) removida(s).' })
  message!: string;
}

export class RestoredAnswer extends SuccessAnswer {}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/cleanup')
export class ExecuteCleanupController {
  constructor(
    private readonly runCleanup: RunCleanup,
    private readonly restorations: Restorations,
  ) {}

  @Post('execute')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    operationId: 'executeCleanup',
    summary: 'Remove as contas que a prévia mostrou',
    description:
      'Só remove quem foi mostrado: se a lista mudou, responde 409 com o número novo e não remove ninguém. Repetir o mesmo pedido não remove de novo. Quem pagou nesse meio-tempo fica.',
  })
  @ApiOkResponse({ type: ExecuteCleanupAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    409: '`CLEANUP_CHANGED`, com `details.toRemove`',
  })
  async execute(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { confirmed, asOf, list }: ExecuteCleanupBody,
  ): Promise<ExecuteCleanupAnswer> {
    const shown = { asOf: new Date(asOf), count: confirmed, mark: list };
    const removedCount = await this.runCleanup.execute(accountId, shown);
    return { success: true, removedCount, message: cleanupDone(removedCount) };
  }

  @Post('accounts/:id/restore')
  @HttpCode(200)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'restoreAccount', summary: 'Devolve uma conta removida, como era' })
  @ApiOkResponse({ type: RestoredAnswer })
  @ApiErrors({ 409: '`ACCOUNT_NOT_REMOVED`' })
  async restore(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<RestoredAnswer> {
    await this.restorations.restore(accountId, id);
    return { success: true };
  }

  @Post('accounts/:id/restore/undo')
  @HttpCode(200)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'undoRestoreAccount',
    summary: 'Desfaz uma restauração dos últimos dez minutos',
    description: 'A conta volta a estar removida, com o prazo que tinha.',
  })
  @ApiOkResponse({ type: RestoredAnswer })
  @ApiErrors({ 409: '`RESTORE_STANDS`' })
  async undoRestore(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<RestoredAnswer> {
    await this.restorations.undo(accountId, id);
    return { success: true };
  }
}
