import { SOURCE_DOWN, type VendorClient, VendorFailure } from '../../../platform/http/vendor-client.js';
import { LookupSource, type SourceIdentity } from '../model/index.js';

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
