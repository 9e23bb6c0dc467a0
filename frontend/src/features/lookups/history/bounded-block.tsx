import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../result/printing';

/** How far from the screen entries are still kept ready. */
const MARGIN = '600px 0px';

interface Props {
  /** Called only while the block is near the screen. */
  readonly children: () => ReactNode;
}

/**
 * A piece of a long list. Far from the screen it is empty, of the height that it had, so that the document stays small
 * however many entries are loaded. A piece that holds the focus stays whole, and on paper every one.
 */
export function BoundedBlock({ children }: Props) {
  const place = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const list = place.current;
    if (!list || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const entry = seen.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) setHeight(null);
        else if (!list.contains(document.activeElement)) setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const whole = usePrinting() || height === null;
  return (
    <ul ref={place} className="ruled" style={whole ? undefined : { height }}>
      {whole && children()}
    </ul>
  );
}
