/** What was done on the page before its code was here, by kind; the script in index.html keeps it from the first word on. */
export interface EarlyEvents {
  submit?: Event[] | undefined;
  click?: Event[] | undefined;
  keydown?: KeyboardEvent[] | undefined;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** Whether somebody did something already: it waits for the page's code, or the page has to follow it. */
export function isAwaited(): boolean {
  const { submit, click, keydown } = window.early ?? {};
  return Boolean(submit?.length || keydown?.length || click?.length);
}

/** What was done so far; from now on the page's code hears of it itself. */
export function takeEarly<Kind extends keyof EarlyEvents>(kind: Kind): NonNullable<EarlyEvents[Kind]> {
  const kept = window.early?.[kind] ?? [];
  if (window.early) window.early[kind] = undefined;
  return kept as NonNullable<EarlyEvents[Kind]>;
}

/** Presses what was pressed: links and forms the browser minds itself. Where the page was made anew, the button of the same words. */
export function pressAgain(root: HTMLElement, clicks: readonly Event[]): void {
  for (const { target } of clicks) {
    const button = buttonOf(target);
    if (!button) continue;
    const now = button.isConnected ? button : buttonsOf(root).find((other) => nameOf(other) === nameOf(button));
    now?.click();
  }
}

function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null;
}

const BUTTON = 'button[type="button"]';

function buttonsOf(root: HTMLElement): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(BUTTON)];
}

function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}
