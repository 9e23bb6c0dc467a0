import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The place in a page's top bar for what can be done with the screen that is shown. */
export const HEADER_ACTIONS = 'acoes-da-tela';

/** Shows in the top bar, which stays in sight, what belongs to the screen below it. */
export function InHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById(HEADER_ACTIONS)), []);
  return place && createPortal(children, place);
}
