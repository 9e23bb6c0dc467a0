import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { MarkMessageRead } from './mark-message-read.js';

export class MarkMessageReadBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'Informe o aviso que foi lido' })
  messageId!: string;
}

export class MarkMessageReadAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;
}

@ApiTags('Avisos')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class MarkMessageReadController {
  constructor(private readonly markMessageRead: MarkMessageRead) {}

  @Post('mark-read')
  @HttpCode(200)
  @Access('user')
  @ApiOperation({
    operationId: 'markMessageRead',
    summary: 'Marca um aviso como lido, em todos os aparelhos',
    description: 'Vale a primeira vez; repetir não muda nada.',
  })
  @ApiOkResponse({ type: MarkMessageReadAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`', 404: '`MESSAGE_NOT_FOUND`' })
  async mark(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { messageId }: MarkMessageReadBody,
  ): Promise<MarkMessageReadAnswer> {
    await this.markMessageRead.execute(accountId, messageId);
    return { success: true };
  }
}
