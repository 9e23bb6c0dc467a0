import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { BacenGateway } from './bacen-gateway.js';

/** Registers our webhook's address with the bank once we answer there; a command of the product never does. Without it the reconciler still finds every payment. */
export class RegisterWebhook implements OnApplicationBootstrap {
  private readonly logger = new Logger(RegisterWebhook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly gateway: BacenGateway | null,
    private readonly address: string,
  ) {}

  onApplicationBootstrap(): void {
    this.host.listen$.subscribe(() => {
      this.gateway?.registerWebhook(this.address).catch((error: Error) => {
        this.logger.warn(`the bank does not know our address: ${reasonOf(error)}`);
      });
    });
  }
}
