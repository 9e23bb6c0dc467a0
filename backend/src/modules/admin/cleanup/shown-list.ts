/** Exactly who was due at a moment: how many, and a mark that no other list has. */
export interface ShownList {
  readonly asOf: Date;
  readonly count: number;
  readonly mark: string;
}

/** A list is confirmed soon after it was shown, or shown again. */
const LIST_MINUTES = 30;

export function isFresh({ asOf }: Pick<ShownList, 'asOf'>, now: Date): boolean {
  const age = now.getTime() - asOf.getTime();
  return age >= 0 && age <= LIST_MINUTES * 60_000;
}
