import { format } from 'node:util';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as react from 'react';

const { getElementError } = getConfig();
const isLookedForAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  asyncUtilTimeout: 15_000,
  // The page is printed when waiting for something has failed, not at each look before.
  getElementError: (message, container) =>
    isLookedForAgain() ? new Error(message ?? '') : getElementError(message, container),
});

// React notes a stack for each element made, for its developers' tools, until there are too many in a second.
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});

// What jsdom leaves out and the page asks for.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom cannot save files.
const { click } = HTMLElement.prototype;
HTMLAnchorElement.prototype.click = function () {
  if (!this.hasAttribute('download')) click.call(this);
};

// jsdom has no such element yet; React asks for its kind.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// The page lives on its own, as in a browser: answers come over a real wire, and code when it is wanted, also between a test's steps.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// Who expects the console to be written to puts something in its place.
const printed: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...words: unknown[]) => void printed.push(format(...words));
afterEach(() => expect(printed.splice(0)).toEqual([]));

// Node's channels reach every test file of the process: each file gets its own, closed at its end.
const file = crypto.randomUUID();
const channels = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
    channels.add(this);
  }
};
afterAll(() => {
  for (const channel of channels) channel.close();
});
