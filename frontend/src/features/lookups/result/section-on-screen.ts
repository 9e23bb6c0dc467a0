import { useEffect, useState } from 'react';

/** How far beneath the top edge a section counts as being read, in letters: the header and what sticks below it. */
const READING_LINE = 12.5;

/** The id of the section that is being read: the last one that has passed the reading line, or the last of the page. */
export function useSectionOnScreen(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sectionBeingRead(key.split(' ')));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [key]);
  return current;
}

function sectionBeingRead(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const shown = ids.filter((id) => document.getElementById(id));
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  if (atEnd) return shown.at(-1) ?? null;
  const line = READING_LINE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const passed = shown.filter((id) => topOf(id) <= line);
  return passed.at(-1) ?? shown[0] ?? null;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}
