import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/index.js';
import { PlansModule } from '../plans/index.js';
import { GetPaymentReceiptController } from './get-payment-receipt.controller.js';

/** Proof of a purchase, as a PDF. */
@Module({
  imports: [PlansModule, ChargesModule],
  controllers: [GetPaymentReceiptController],
})
export class ReceiptsModule {}
