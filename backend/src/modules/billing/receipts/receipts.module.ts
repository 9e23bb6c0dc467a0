import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/index.js';
import { PlansModule } from '../plans/index.js';
import { GetPaymentReceiptController } from './get-payment-receipt.controller.js';
import { ReadReceipt } from './read-receipt.js';

/** Proof of a purchase, as a PDF. */
@Module({
  imports: [PlansModule, ChargesModule],
  controllers: [GetPaymentReceiptController],
  providers: [ReadReceipt],
})
export class ReceiptsModule {}
