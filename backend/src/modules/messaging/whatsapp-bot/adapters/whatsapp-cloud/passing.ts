/**
 * Meta answers 400 to most of what goes wrong, or tells it afterwards. These codes refuse no single reply: its own faults and
 * too many calls (1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056), which pass by themselves, and what its customer
 * mends: the bill (131042), a template that is paused (132015), a number that is not registered (133010). Any other one
 * refuses this very reply.
 */
const PASSING = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_042, 131_048, 131_056, 132_015, 133_010];

export function isPassing(code: number | null | undefined): boolean {
  return code != null && PASSING.includes(code);
}
