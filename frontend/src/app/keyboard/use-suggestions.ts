import { useEffect, useState } from 'react';
import { adminFinders } from '../../features/admin';
import { findLookups, findPastLookups } from '../../features/lookups';
import type { Session } from '../../shared/api/session';
import type { Finder, Suggestion } from '../../shared/ui/suggestion';

const SHORTEST = 3;
const PAUSE_MS = 300;
const AT_ONCE: readonly Finder[] = [findLookups];

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** More may come. */
  readonly looking: boolean;
}

/**
 * What the features find for the text: lookups at once, what the server is asked for after a pause in typing. What comes later stands
 * last, so that nothing else is chosen than what one sees.
 */
export function useSuggestions(text: string, session: Session | null): Suggestions {
  const lookups = useFound(text, session ? AT_ONCE : NONE, 0);
  const searched = useFound(text, searchersOf(session), PAUSE_MS);
  const suggestions = lookups ? [...lookups, ...(searched ?? [])] : [];
  return { suggestions, looking: !lookups || !searched };
}

const NOTHING: readonly Suggestion[] = [];
const NONE: readonly Finder[] = [];
const PAST: readonly Finder[] = [findPastLookups];

function searchersOf(session: Session | null): readonly Finder[] {
  if (!session) return NONE;
  return session.userType === 'admin' ? adminFinders : PAST;
}

/** Null while it is not known. */
function useFound(text: string, finders: readonly Finder[], pauseMs: number): readonly Suggestion[] | null {
  const [found, setFound] = useState<{ text: string; suggestions: readonly Suggestion[] }>({
    text: '',
    suggestions: [],
  });
  const wanted = text.trim();
  const idle = wanted.length < SHORTEST || finders.length === 0;
  useEffect(() => {
    if (idle) return;
    let current = true;
    const timer = setTimeout(async () => {
      const suggestions = await allOf(finders, wanted);
      if (current) setFound({ text: wanted, suggestions });
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, idle, finders, pauseMs]);
  if (idle) return NOTHING;
  return found.text === wanted ? found.suggestions : null;
}

/** The store comes with the pages that use it; the home page does without. Finders whose code does not come find nothing. */
async function allOf(finders: readonly Finder[], text: string): Promise<readonly Suggestion[]> {
  const found = finders.map(async (find) => find(text, (await import('../app-store')).appStore.dispatch));
  return (await Promise.all(found.map((one) => one.catch(() => NOTHING)))).flat();
}
