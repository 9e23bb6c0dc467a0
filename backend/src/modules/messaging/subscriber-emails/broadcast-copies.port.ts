/** Copies of sent broadcasts, by letter, for those who asked for them. */
export abstract class BroadcastCopies {
  /** Writes the next few, if no other instance is about to; answers whether there may be more. */
  abstract writeSome(now: Date): Promise<boolean>;
}
