import type { IncomingHttpHeaders } from 'node:http';

/** A delivery as HTTP brought it. */
export interface Delivery {
  readonly query: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody?: Buffer | undefined;
}

/** A gateway's message that something happened to a charge, checked for its origin and stored as it came. */
export interface GatewayWebhook {
  readonly provider: string;
  /** Equal for deliveries of the same event. */
  readonly eventId: string;
  readonly chargeId: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Which reading of the signature held. */
  readonly signature: string;
}
