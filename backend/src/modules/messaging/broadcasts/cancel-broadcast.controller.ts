import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

export class CancelBroadcastAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ example: 'Envio cancelado' })
  message!: string;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class CancelBroadcastController {
  constructor(private readonly broadcasts: ManageBroadcasts) {}

  @Delete(':id')
  @HttpCode(200)
  @Access('admin')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'cancelBroadcast', summary: 'Cancela um recado agendado que ainda não foi enviado' })
  @ApiOkResponse({ type: CancelBroadcastAnswer })
  @ApiErrors({
    401: '`UNAUTHENTICATED`',
    403: '`FORBIDDEN`',
    404: '`MESSAGE_NOT_FOUND`',
    409: '`MESSAGE_ALREADY_SENT`',
  })
  async cancel(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<CancelBroadcastAnswer> {
    await this.broadcasts.cancel(accountId, id);
    return { success: true, message: 'Envio cancelado' };
  }
}
