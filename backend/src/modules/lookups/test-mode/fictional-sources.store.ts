import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { startLookupVendors } from '../../../../sandbox/lookup-vendors.js';
import { LookupsConfig } from '../lookups.config.js';
import { ConfiguredSources } from '../vendors/index.js';

export { FICTIONAL_CNPJS } from '../../../../sandbox/lookup-vendors.js';

interface World {
  readonly sources: ConfiguredSources;
  close(): Promise<void>;
}

/**
 * The sources of the test mode: our own adapters before vendors whose people are made up, in this process and on loopback.
 * They begin with the first lookup that needs them. No setting of a real vendor reaches them, in production too.
 */
@Injectable()
export class FictionalSources implements OnApplicationShutdown {
  private world: Promise<World> | null = null;

  constructor(private readonly config: LookupsConfig) {}

  async get(): Promise<ConfiguredSources> {
    this.world ??= this.start().catch((error) => {
      this.world = null;
      throw error;
    });
    return (await this.world).sources;
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.world?.catch(() => null))?.close();
  }

  private async start(): Promise<World> {
    const vendors = await startLookupVendors();
    // Their failures are provoked, by one program: they must not close a source for the others.
    const sources = new ConfiguredSources(this.config, { SANDBOX_URL: vendors.url }, { breakAfter: Infinity });
    const close = async () => {
      await sources.onApplicationShutdown();
      await vendors.close();
    };
    return { sources, close };
  }
}
