export interface ChatReply {
  /** Comes back with the tidings of its delivery. */
  readonly reference: string;
  /** The `wa_id` of who wrote. */
  readonly to: string;
  /** The message that it answers. */
  readonly answers: string;
  readonly text: string;
}

/** Writes to people on WhatsApp. */
export abstract class ChatSender {
  /** Answers false when WhatsApp will never take this reply; throws when it may take it later, or perhaps has. */
  abstract send(reply: ChatReply): Promise<boolean>;
}
