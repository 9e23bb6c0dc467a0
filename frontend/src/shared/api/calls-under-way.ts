/** A mutation that is not answered yet, whoever made it. */
export interface Call {
  readonly endpoint: string;
  readonly signal: AbortSignal;
  readonly answer: Promise<{ readonly error?: unknown }>;
}

/** Those that are under way. */
export const underWay = new Set<Call>();

/** Counts a call among them until it is answered. */
export function noteCall(call: Call): void {
  underWay.add(call);
  void call.answer.finally(() => underWay.delete(call));
}
