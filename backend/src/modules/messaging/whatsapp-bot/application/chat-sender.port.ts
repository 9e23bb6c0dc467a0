export interface ChatReply {
  /** Comes back with word of its delivery. */
  readonly reference: string;
  /** The `wa_id` of who wrote. */
  readonly to: string;
  /** The message that it answers. */
  readonly answers: string;
  readonly text: string;
}

export interface ChatNotice {
  /** Comes back with word of its delivery. */
  readonly reference: string;
  /** Country, area and number. */
  readonly to: string;
  /** What the template leaves open, in its order. */
  readonly words: readonly string[];
}

/** Writes to people on WhatsApp. */
export abstract class ChatSender {
  /** Answers false when WhatsApp will never take this reply; throws when it may take it later, or perhaps has. */
  abstract send(reply: ChatReply): Promise<boolean>;

  /** Tells unasked that followed companies changed, by the template that WhatsApp approved for it; answers as `send`. */
  abstract notify(notice: ChatNotice): Promise<boolean>;
}
