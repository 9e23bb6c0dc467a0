import { type CityName, inNaturalCase, naturalText, type Say } from '@kernel/results/natural-view';
import type { ResultView } from '@kernel/results/result-view';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** The view as people write it: the capitals of the registers in natural case, municipalities with their accents. What is exported stays the original. */
export function useNaturalView(told: ResultView): { readonly view: ResultView; readonly say: Say } {
  const say = useNaturalText();
  return useMemo(() => ({ view: inNaturalCase(told, say), say }), [told, say]);
}

/** Says a text of the registers as people write it. */
export function useNaturalText(): Say {
  const cityName = useCityName();
  return useCallback((text) => naturalText(text, cityName), [cityName]);
}

const unknown: CityName = () => null;

/** The list of municipalities comes after the first paint: until then cities have no accents. */
function useCityName(): CityName {
  const [known, setKnown] = useState<CityName>(() => unknown);
  useEffect(() => {
    let here = true;
    import('@kernel/municipalities')
      .then(({ municipalityName }) => here && setKnown(() => municipalityName))
      // Without the list the names lack their accents, no more.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return known;
}
