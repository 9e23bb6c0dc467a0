import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { reasonOf } from '../../kernel/reason-of.js';
import { CappedWarnings } from '../logging/capped-warning.js';
import { VENDOR_FAILED } from '../telemetry/events.js';

/** Tells the log why vendors fail, each in each way at most once a minute: people read no more than that something is out. */
@Injectable()
export class VendorLog implements OnModuleInit, OnApplicationShutdown {
  private readonly warnings = new CappedWarnings(new Logger('Vendors'));
  private stop = (): void => {};

  onModuleInit(): void {
    this.stop = VENDOR_FAILED.hear(({ vendor, failure }) => {
      const way = [vendor, failure.reason, failure.status].join(' ');
      this.warnings.warn(way, reasonOf(failure), new Date());
    });
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
