import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { OpenPayment } from './open-payment.js';
import { OpenedPaymentAnswer, openedPaymentItem } from './opened-payment.answer.js';

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/payments')
export class OpenPaymentController {
  constructor(
    private readonly openPayment: OpenPayment,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'openPayment',
    summary: 'Um pagamento inteiro',
    description:
      'Valores, o que aconteceu com ele, o que o meio de pagamento avisou, devoluções e o que fez do acesso.',
  })
  @ApiOkResponse({ type: OpenedPaymentAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`', 404: '`PAYMENT_NOT_FOUND`' })
  async open(@Param('id') id: string): Promise<OpenedPaymentAnswer> {
    return { success: true, data: openedPaymentItem(await this.openPayment.execute(id), this.clock.now()) };
  }
}
