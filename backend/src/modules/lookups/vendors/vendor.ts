import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { SOURCE_DOWN, type VendorClient, VendorFailure } from '../../../platform/http/vendor-client.js';
import type { LookupsConfig } from '../lookups.config.js';
import { type LookupResults, LookupSource, type SourceIdentity, type SourceOrigin } from '../model/index.js';
import type { VendorConfig } from './vendor.config.js';

/** A vendor that is asked: what its sources are made of. */
export interface Connection {
  readonly client: VendorClient;
  readonly identity: SourceIdentity;
  /** Empty where none is needed. */
  readonly key: string;
}

/** All that is particular about a vendor, as its folder declares it. */
export interface Vendor {
  readonly Config: new () => VendorConfig;
  readonly origem: SourceOrigin;
  /** Left out: its key travels elsewhere, or it has none. */
  readonly headers?: (key: string) => Record<string, string>;
  /** Whether the settings choose it where only one of two is asked. */
  readonly chosen?: (config: LookupsConfig) => boolean;
  /** The lookup types that it answers. */
  readonly answers: { readonly [Type in LookupType]?: (to: Connection) => LookupSource<LookupResults[Type]> };
}

/** A vendor, asked about one kind of subject. */
export abstract class VendorSource<Result> extends LookupSource<Result> {
  constructor(
    protected readonly client: VendorClient,
    readonly identity: SourceIdentity,
    /** What opens it, where that goes with each call. */
    protected readonly key = '',
  ) {
    super();
  }

  /** An answer came that cannot be used. */
  protected failure(detail: string, message: { code: string; text: string } = SOURCE_DOWN): VendorFailure {
    return new VendorFailure(this.identity.fonte, 'body', { detail }, message);
  }
}
