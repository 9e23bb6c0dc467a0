import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { IdentityConfig } from './identity.config.js';

@Module({
  providers: [{ provide: IdentityConfig, useFactory: () => readConfig(IdentityConfig) }],
})
export class IdentityModule {}
