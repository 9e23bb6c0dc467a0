import { useRef } from 'react';

/** By which the server knows that it is asked the same thing again, after an answer that was lost. */
export interface RequestId {
  /** The same for as long as the same thing is asked; whoever changes what they ask asks anew. */
  of(asked: unknown): string;
  /** What was asked has an answer, and the same thing is another request now; not without one, nor where the server or a proxy failed. */
  answered(status?: number | null): void;
}

export function useRequestId(): RequestId {
  const last = useRef<{ asked: string; id: string } | null>(null);
  const made = useRef<RequestId>({
    of(asked) {
      const text = JSON.stringify(asked);
      if (last.current?.asked !== text) last.current = { asked: text, id: newId() };
      return last.current.id;
    },
    answered(status = 200) {
      if (status !== null && status < 500) last.current = null;
    },
  });
  return made.current;
}

/** A random UUID, by getRandomValues: randomUUID is missing on pages that are not served securely. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex[16] ?? '8', 16) & 3) | 8).toString(16);
  const [a, b, c] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16)];
  return `${a}-${b}-4${c}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
