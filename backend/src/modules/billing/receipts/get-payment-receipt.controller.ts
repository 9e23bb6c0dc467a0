import { Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors, IdParam, TempController } from '../../../platform/http/route.decorators.js';
import { BillingConfig } from '../billing.config.js';
import { PaymentStatusService } from '../charges/index.js';
import { paid } from './receipt.js';
import { receiptPdf } from './receipt.pdf.js';

@TempController('Planos e pagamentos', 'api/payments')
export class GetPaymentReceiptController {
  constructor(
    private readonly statusService: PaymentStatusService,
    private readonly config: BillingConfig,
  ) {}

  @Get(':id/receipt')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'O recibo de um pagamento aprovado, em PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 404: '`PAYMENT_NOT_FOUND`', 409: '`RECEIPT_NOT_AVAILABLE`' })
  async getPaymentReceipt(
    @CurrentPrincipal() { accountId, name }: Principal,
    @IdParam() id: string,
  ): Promise<StreamableFile> {
    const payment = paid(await this.statusService.owned(accountId, id));
    const isPlayMoney = this.config.SANDBOX_URL !== undefined;
    const pdf = await receiptPdf({ payment, payer: name, isPlayMoney });
    const disposition = `attachment; filename="recibo-${payment.id}.pdf"`;
    return new StreamableFile(pdf, { type: 'application/pdf', disposition });
  }
}
