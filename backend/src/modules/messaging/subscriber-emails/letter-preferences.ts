/** Which letters an account wants beside those that it needs: about money, access and its own requests. */
export interface LetterPreferences {
  /** That the plan is about to end. */
  readonly planEnd: boolean;
  /** A copy of each broadcast. */
  readonly broadcasts: boolean;
}

export const USUAL_PREFERENCES: LetterPreferences = { planEnd: true, broadcasts: false };
