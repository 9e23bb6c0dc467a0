import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });

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
