/** A load that is under way says so each second: its process was killed, and none took it up again. */
export const INTERRUPTED = `(state = 'em_andamento' AND coalesce(seen_at, started_at) < now() - interval '1 minute')`;
