let leave = (path: string): void => window.location.assign(path);

/** Leaves by a full page load, so that nothing of a finished session stays in memory. */
export function leaveTo(path: string): void {
  leave(path);
}

/** Replaces the full page load where there is no page to load. */
export function setLeave(handler: (path: string) => void): void {
  leave = handler;
}
