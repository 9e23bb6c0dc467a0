/** What somebody wrote to the bot, as it arrived. */
export interface ChatMessage {
  /** WhatsApp's own id, equal for deliveries of the same message. It holds the sender's number. */
  readonly id: string;
  /** The `wa_id` of who wrote: where the answer goes. */
  readonly from: string;
  readonly sentAt: Date;
  /** What was written, or stands on the button that was touched. Null for what is no text: a photo, a voice note, a place. */
  readonly text: string | null;
}

/** How far an answer has come on its way to the phone, from the least to the last. */
export const DELIVERIES = ['sent', 'failed', 'delivered', 'read'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What was done with a message, for the record. */
export type Outcome =
  | 'comando'
  | 'consulta'
  | 'recusa'
  | 'verificado'
  | 'codigo_errado'
  | 'convite'
  | 'outro_tipo'
  | 'silencio'
  | 'antiga';

/** Null where nothing is answered. */
export interface Decision {
  readonly outcome: Outcome;
  readonly reply: string | null;
}
