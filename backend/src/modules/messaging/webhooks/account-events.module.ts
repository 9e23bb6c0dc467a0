import { Global, Module } from '@nestjs/common';
import { AccountEvents } from '../../../platform/account-events.port.js';
import { Deliveries } from './adapters/deliveries.store.js';

/** Where all modules, those too that know no other, put what happened to an account. */
@Global()
@Module({
  providers: [Deliveries, { provide: AccountEvents, useExisting: Deliveries }],
  exports: [Deliveries, AccountEvents],
})
export class AccountEventsModule {}
