import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a,button:enabled,input:enabled,summary';

/** Pages of a list, or what is here already and was not shown yet: that has no `isFetching`. */
interface Rest {
  readonly hasNextPage: boolean;
  readonly isFetching?: boolean;
  readonly fetchNextPage: () => unknown;
}

interface Props extends Pick<ButtonProps, 'size' | 'className'> {
  readonly of: Rest;
  /** What the list stands in, how many are shown of it, and what one of it is. */
  readonly list: RefObject<HTMLElement | null>;
  readonly shown: number;
  readonly item?: string;
  readonly children: ReactNode;
}

/**
 * Shows more of a list. What is pressed while the list is being read again is asked for after that, since nothing is asked for
 * twice at a time. The focus that goes with the button is given to the first of what is new.
 */
export function MoreButton({ of: rest, list, shown, item = 'li', ...look }: Props) {
  const { hasNextPage, isFetching, fetchNextPage } = rest;
  const [pressed, setPressed] = useState<'waiting' | 'reading' | null>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown <= next.current) return;
    const first = list.current?.querySelectorAll<HTMLElement>(item)[next.current];
    next.current = null;
    if (document.activeElement === document.body) focusIn(first);
  }, [list, shown, item]);
  useEffect(() => {
    if (isFetching || pressed !== 'waiting') return;
    const read = async () => setPressed(hasNextPage && (await isDropped(fetchNextPage())) ? 'waiting' : null);
    setPressed('reading');
    void read();
  }, [isFetching, pressed, hasNextPage, fetchNextPage]);
  const ask = () => {
    next.current = shown;
    if (isFetching === undefined) fetchNextPage();
    else setPressed('waiting');
  };
  if (!hasNextPage) return null;
  if (isFetching !== undefined)
    return <Button variant="default" mt={20} loading={pressed !== null} onClick={ask} {...look} />;
  return (
    <button type="button" className="link-button" onClick={ask}>
      {look.children}
    </button>
  );
}

/**
 * Whether a page was not asked for, since the list is being read again, of which nobody has heard here yet: that is told of with the next
 * frame, which is waited for.
 */
async function isDropped(asked: unknown): Promise<boolean> {
  const answer = await asked;
  const dropped = Object(answer).requestId !== Object(asked).requestId;
  if (dropped) await new Promise(requestAnimationFrame);
  return dropped;
}

/** The first few of many, and all of them once more is asked for. */
export function useFirst<Item>(items: readonly Item[], few: number) {
  const [all, setAll] = useState(false);
  const shown = items.slice(0, all ? undefined : few);
  return { shown, rest: { hasNextPage: shown.length < items.length, fetchNextPage: () => setAll(true) } };
}

/** On what can be pressed in it first; on itself where there is nothing. */
function focusIn(element: HTMLElement | undefined): void {
  const inside = element?.querySelector<HTMLElement>(FOCUSABLE);
  if (element && !inside) element.tabIndex = -1;
  (inside ?? element)?.focus({ preventScroll: true });
}
