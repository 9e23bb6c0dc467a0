import { useState } from 'react';

/** Changes when another account comes to pay than the one before; a visitor who signs in goes on. */
export function usePayerTurn(id: string | undefined): number {
  const [seen, setSeen] = useState({ id, turn: 0 });
  if (id && id !== seen.id) setSeen({ id, turn: seen.turn + (seen.id ? 1 : 0) });
  return seen.turn;
}
