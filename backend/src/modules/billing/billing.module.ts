import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingJobs } from './adapters/billing-jobs.js';
import { BillingSettings } from './adapters/billing-settings.js';
import { GATEWAYS } from './adapters/gateways.js';
import { AuditBooksController } from './adapters/http/audit-books.controller.js';
import { CheckPaymentController } from './adapters/http/check-payment.controller.js';
import { CreatePixPaymentController } from './adapters/http/create-pix-payment.controller.js';
import { GetPaymentReceiptController } from './adapters/http/get-payment-receipt.controller.js';
import { GetPaymentStatusController } from './adapters/http/get-payment-status.controller.js';
import { GetPendingPaymentController } from './adapters/http/get-pending-payment.controller.js';
import { GetSubscriptionController } from './adapters/http/get-subscription.controller.js';
import { ListPaymentsController } from './adapters/http/list-payments.controller.js';
import { ListPlansController } from './adapters/http/list-plans.controller.js';
import { ListRedemptionsController } from './adapters/http/list-redemptions.controller.js';
import { ListWebhooksController } from './adapters/http/list-webhooks.controller.js';
import { ManagePromotionalCodesController } from './adapters/http/manage-promotional-codes.controller.js';
import { PaymentChanges } from './adapters/http/payment-changes.js';
import { PaymentLimits } from './adapters/http/payment-limits.js';
import { ReceiveBacenWebhookController } from './adapters/http/receive-bacen-webhook.controller.js';
import { ReceiveMercadoPagoWebhookController } from './adapters/http/receive-mercado-pago-webhook.controller.js';
import { RefundPaymentController } from './adapters/http/refund-payment.controller.js';
import { ReplayWebhookController } from './adapters/http/replay-webhook.controller.js';
import { StreamPaymentEventsController } from './adapters/http/stream-payment-events.controller.js';
import { ValidatePromotionalCodeController } from './adapters/http/validate-promotional-code.controller.js';
import { PaymentLetters } from './adapters/mail/payment-letters.js';
import { BillingAccountData } from './adapters/persistence/billing-account-data.js';
import { BooksAudit } from './adapters/persistence/books-audit.js';
import { CachedSubscriptions } from './adapters/persistence/cached-subscriptions.js';
import { PayerEncryptedColumn } from './adapters/persistence/payer-encrypted-column.js';
import { PaymentSchema } from './adapters/persistence/payment.schema.js';
import { PgActivePlans } from './adapters/persistence/pg-active-plans.js';
import { PgBillingLists } from './adapters/persistence/pg-billing-lists.js';
import { PgChargeRefunds } from './adapters/persistence/pg-charge-refunds.js';
import { PgNotificationDesk } from './adapters/persistence/pg-notification-desk.js';
import { PgNotificationInbox } from './adapters/persistence/pg-notification-inbox.js';
import { PgPaymentQueue } from './adapters/persistence/pg-payment-queue.js';
import { PgPaymentRequests } from './adapters/persistence/pg-payment-requests.js';
import { PromoCodeSchema } from './adapters/persistence/promo-code.schema.js';
import { TypeormPayments } from './adapters/persistence/typeorm-payments.js';
import { TypeormPromoCatalogue } from './adapters/persistence/typeorm-promo-catalogue.js';
import { TypeormPromoCodes } from './adapters/persistence/typeorm-promo-codes.js';
import { ActivePlans } from './application/active-plans.port.js';
import { BillingLists } from './application/billing-lists.port.js';
import { ChargeRefunds } from './application/charge-refunds.port.js';
import { CloseCharge } from './application/close-charge.js';
import { CreatePixPayment } from './application/create-pix-payment.js';
import { PlanExtensions } from './application/extensions/plan-extensions.port.js';
import { LookAfterPayment } from './application/look-after-payment.js';
import { MakeOffer } from './application/make-offer.js';
import { ManagePromoCodes } from './application/manage-promo-codes.js';
import { NotificationDesk } from './application/notification-desk.port.js';
import { NotificationInbox } from './application/notification-inbox.port.js';
import { OpenCharge } from './application/open-charge.js';
import { PaymentRequests } from './application/payment-requests.port.js';
import { PaymentQueue, Payments } from './application/payments.port.js';
import { ProcessNotifications } from './application/process-notifications.js';
import { PromoCatalogue } from './application/promo-catalogue.port.js';
import { PromoCodes } from './application/promo-codes.port.js';
import { ReadReceipt } from './application/read-receipt.js';
import { ReconcilePayments } from './application/reconcile-payments.js';
import { RefundCharges } from './application/refund-charges.js';
import { RefundPayment } from './application/refund-payment.js';
import { ReplayNotification } from './application/replay-notification.js';
import { SettlePayment } from './application/settle-payment.js';
import { MoneyCounts, PlanHolderCounts } from './application/statistics/money-counts.port.js';
import { Subscriptions } from './application/subscriptions.port.js';
import { ValidatePromoCode } from './application/validate-promo-code.js';
import { BillingConfig } from './billing.config.js';
import { EXTENSION_CONTROLLERS, EXTENSION_PROVIDERS } from './extensions.providers.js';
import { PAYMENT_DESK_CONTROLLERS, PAYMENT_DESK_PROVIDERS } from './payment-desk.providers.js';
import { PROMO_CODE_CONTROLLERS, PROMO_CODE_PROVIDERS } from './promo-codes.providers.js';
import { statisticsProviders } from './statistics.providers.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentSchema, PromoCodeSchema])],
  controllers: [
    ListPlansController,
    CreatePixPaymentController,
    ListPaymentsController,
    GetPendingPaymentController,
    GetPaymentStatusController,
    CheckPaymentController,
    GetPaymentReceiptController,
    GetSubscriptionController,
    ValidatePromotionalCodeController,
    ...PROMO_CODE_CONTROLLERS,
    ManagePromotionalCodesController,
    ListRedemptionsController,
    ReceiveMercadoPagoWebhookController,
    ReceiveBacenWebhookController,
    RefundPaymentController,
    AuditBooksController,
    ListWebhooksController,
    ReplayWebhookController,
    StreamPaymentEventsController,
    ...EXTENSION_CONTROLLERS,
    ...PAYMENT_DESK_CONTROLLERS,
  ],
  providers: [
    { provide: BillingConfig, useFactory: () => readConfig(BillingConfig) },
    BillingSettings,
    ...GATEWAYS,
    { provide: ChargeRefunds, useClass: PgChargeRefunds },
    { provide: Payments, useClass: TypeormPayments },
    { provide: PaymentQueue, useClass: PgPaymentQueue },
    { provide: ActivePlans, useClass: PgActivePlans },
    { provide: BillingLists, useClass: PgBillingLists },
    { provide: PromoCatalogue, useClass: TypeormPromoCatalogue },
    { provide: PromoCodes, useClass: TypeormPromoCodes },
    { provide: PaymentRequests, useClass: PgPaymentRequests },
    { provide: NotificationInbox, useClass: PgNotificationInbox },
    { provide: NotificationDesk, useClass: PgNotificationDesk },
    { provide: Subscriptions, useClass: CachedSubscriptions },
    CreatePixPayment,
    MakeOffer,
    ValidatePromoCode,
    ManagePromoCodes,
    ...PROMO_CODE_PROVIDERS,
    OpenCharge,
    CloseCharge,
    SettlePayment,
    LookAfterPayment,
    ReadReceipt,
    ProcessNotifications,
    ReconcilePayments,
    RefundCharges,
    RefundPayment,
    ReplayNotification,
    BillingJobs,
    PaymentLimits,
    PaymentLetters,
    BillingAccountData,
    PayerEncryptedColumn,
    BooksAudit,
    PaymentChanges,
    ...EXTENSION_PROVIDERS,
    ...statisticsProviders,
    ...PAYMENT_DESK_PROVIDERS,
  ],
  exports: [
    Subscriptions,
    ActivePlans,
    BillingConfig,
    BillingSettings,
    BillingLists,
    PlanExtensions,
    MoneyCounts,
    PlanHolderCounts,
  ],
})
export class BillingModule {}
