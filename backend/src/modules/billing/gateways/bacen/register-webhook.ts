import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { tellOurAddress } from '../../../../platform/http/tell-our-address.js';
import type { BacenGateway } from './bacen-gateway.js';

/** Registers our webhook's address with the bank. Without it the reconciler still finds every payment. */
export class RegisterWebhook implements OnApplicationBootstrap {
  private readonly logger = new Logger(RegisterWebhook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly gateway: BacenGateway | null,
    private readonly address: string,
  ) {}

  onApplicationBootstrap(): void {
    const { gateway, address } = this;
    if (gateway) tellOurAddress(this.host, 'the bank', this.logger, () => gateway.registerWebhook(address));
  }
}
