/** Brings the code that a complete page announces (`rel="later"`) once text is painted: before, it would only be in the way. */
export function bringLater(): void {
  new PerformanceObserver((seen) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) link.rel = 'prefetch';
  }).observe({ type: 'paint', buffered: true });
}
