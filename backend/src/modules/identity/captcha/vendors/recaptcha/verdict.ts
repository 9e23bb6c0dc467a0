import { z } from 'zod';

/** The reply of siteverify. v3 adds score and action; https://developers.google.com/recaptcha/docs/v3 (2026-10). */
export const wireVerdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export type WireVerdict = z.infer<typeof wireVerdict>;

/** `misconfigured`: our own keys are wrong, which is no fault of the person. */
export type Verdict = 'person' | 'doubtful' | 'misconfigured';

/** What a reply to the invisible check says of a person doing `action`. */
export function invisibleVerdict(reply: WireVerdict, action: string, minScore: number): Verdict {
  const verdict = visibleVerdict(reply);
  if (verdict !== 'person') return verdict;
  const sameAction = reply.action === undefined || reply.action === action;
  return sameAction && (reply.score ?? 0) >= minScore ? 'person' : 'doubtful';
}

/** What a reply to the visible check says: there a person has ticked a box. */
export function visibleVerdict(reply: WireVerdict): Verdict {
  if (reply.success) return 'person';
  const ours = reply['error-codes']?.some((code) => code.endsWith('-input-secret') || code === 'bad-request');
  return ours ? 'misconfigured' : 'doubtful';
}
