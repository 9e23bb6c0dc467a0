/** Replaces the password of someone who is signed in. */
export abstract class PasswordChanges {
  /**
   * Sets the new hash while `from` is still the current one, ends every other session and every open link, and tells the
   * owner by letter. False when another change was faster.
   */
  abstract make(
    change: {
      readonly accountId: string;
      readonly sessionId: string | null;
      readonly from: string;
      readonly to: string;
    },
    now: Date,
  ): Promise<boolean>;
}
