import { createStore, listenToWindow } from './store';

/** The store of this page load. */
export const appStore = createStore();
listenToWindow(appStore);
