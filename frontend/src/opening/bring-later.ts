/** Brings the code that a complete page announces (`rel="later"`) once it is painted: before, it would only be in the way. */
export function bringLater(): void {
  new PerformanceObserver(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'prefetch';
  }).observe({ type: 'paint', buffered: true });
}
