import { useEffect, useRef } from 'react';

export function useFocusWhen(wanted: boolean) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [wanted]);
  return place;
}
