import { ReadLedgerController } from './adapters/http/ledger/read-ledger.controller.js';
import { OpenWebhookController } from './adapters/http/notifications/open-webhook.controller.js';
import { ListAdminPaymentsController } from './adapters/http/payment-desk/list-admin-payments.controller.js';
import { OpenPaymentController } from './adapters/http/payment-desk/open-payment.controller.js';
import { PgLedgerBook } from './adapters/persistence/ledger/pg-ledger-book.js';
import { PgPaymentDesk } from './adapters/persistence/payment-desk/pg-payment-desk.js';
import { LedgerBook } from './application/ledger/ledger-book.port.js';
import { ReadLedger } from './application/ledger/read-ledger.js';
import { PaymentDesk } from './application/payment-desk/payment-desk.port.js';
import { ReadPayments } from './application/payment-desk/read-payments.js';

/** Payments, notifications and the ledger as administrators look through them. */
export const PAYMENT_DESK_CONTROLLERS = [
  ListAdminPaymentsController,
  ReadLedgerController,
  OpenWebhookController,
  OpenPaymentController,
];

export const PAYMENT_DESK_PROVIDERS = [
  { provide: PaymentDesk, useClass: PgPaymentDesk },
  { provide: LedgerBook, useClass: PgLedgerBook },
  ReadPayments,
  ReadLedger,
];
