import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';

const KEY = 'nitido-scroll';
let places: Record<string, number> = {};

/** Notes how far down somebody was who now leaves this place. */
export function leavePlace(location: Location): void {
  places[placeOf(location)] = window.scrollY;
}

/** Shows a new page from its top or at the mark of its address, and one that was left where it was left. */
export function useScrollPlaces(location: Location, stay: boolean): void {
  useEffect(() => {
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    arrive();
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
  useEffect(() => {
    const leave = () => {
      leavePlace(location);
      sessionStorage.setItem(KEY, JSON.stringify(places));
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [location]);
  useLayoutEffect(() => {
    if (stay) return;
    const mark = markOf(location);
    const place = kept()[placeOf(location)];
    if (place === undefined && mark) mark.scrollIntoView();
    else window.scrollTo(0, place ?? 0);
  }, [location, stay]);
}

function markOf({ hash }: Location): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // no mark of ours is written like that
  }
}

function kept(): Readonly<Record<string, number>> {
  try {
    places = { ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'), ...places };
  } catch {
    // what another program left there is no place of ours
  }
  return places;
}

/** Each entry of the browser's history has a place of its own, and so have its marks; first entries, which all bear one key, their address. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return (key === 'default' ? pathname + search : key) + hash;
}
