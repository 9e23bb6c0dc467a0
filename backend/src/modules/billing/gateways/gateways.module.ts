import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { BillingConfig } from '../billing.config.js';
import { PlansModule } from '../plans/index.js';
import { BacenGateway } from './bacen/bacen-gateway.js';
import { webhookUrl } from './bacen/delivery.js';
import { RegisterWebhook } from './bacen/register-webhook.js';
import { MercadoPagoGateway } from './mercado-pago/mercado-pago-gateway.js';
import { PaymentGateways } from './payment-gateways.js';

/** The gateways that the settings name. */
@Module({
  imports: [PlansModule],
  providers: [
    {
      provide: PaymentGateways,
      inject: [BillingConfig, PlatformConfig],
      useFactory: (config: BillingConfig, platform: PlatformConfig) => {
        const make = {
          bacen: () => new BacenGateway(config),
          'mercado-pago': () => new MercadoPagoGateway(config, platform),
        };
        const [chosen, ...others] = config.gateways.map((name) => make[name]());
        if (!chosen) throw new Error('no gateway is configured');
        return new PaymentGateways(chosen, others);
      },
    },
    {
      provide: RegisterWebhook,
      inject: [HttpAdapterHost, PaymentGateways, BillingConfig, PlatformConfig],
      useFactory: (
        host: HttpAdapterHost,
        { chosen }: PaymentGateways,
        config: BillingConfig,
        { publicUrl }: PlatformConfig,
      ) => {
        const wanted = config.BACEN_PIX_REGISTER_WEBHOOK === 'on' && chosen instanceof BacenGateway;
        return new RegisterWebhook(host, wanted ? chosen : null, webhookUrl(publicUrl, config));
      },
    },
  ],
  exports: [PaymentGateways],
})
export class GatewaysModule {}
