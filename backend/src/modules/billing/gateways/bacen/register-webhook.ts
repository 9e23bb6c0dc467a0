import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { BacenGateway } from './bacen-gateway.js';

/** Registers our webhook's address with the bank at each start. Without it the reconciler still finds every payment. */
export class RegisterWebhook implements OnApplicationBootstrap {
  private readonly logger = new Logger(RegisterWebhook.name);

  constructor(
    private readonly gateway: BacenGateway | null,
    private readonly address: string,
  ) {}

  onApplicationBootstrap(): void {
    this.gateway?.registerWebhook(this.address).catch((error: Error) => {
      this.logger.warn(`the bank does not know our address: ${reasonOf(error)}`);
    });
  }
}
