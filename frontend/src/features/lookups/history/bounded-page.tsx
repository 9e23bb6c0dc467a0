import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far from the screen entries are still kept ready. */
const MARGIN = '1200px 0px';

interface Props {
  readonly className: string | undefined;
  /** Called only while the page is near the screen. */
  readonly children: () => ReactNode;
}

/**
 * One page of a long list. Far from the screen it is an empty block of the height that it had, so that the document
 * stays small however many pages are loaded. A page that holds the focus stays whole.
 */
export function BoundedPage({ className, children }: Props) {
  const place = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const list = place.current;
    if (!list || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) setHeight(null);
        else if (!list.contains(document.activeElement)) setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={place} className={className} style={height === null ? undefined : { height }}>
      {height === null && children()}
    </ul>
  );
}
