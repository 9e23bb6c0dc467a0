import { createStore, listenToWindow } from './store';

/** The store of this page load. */
export const appStore = createStore();
if (typeof window !== 'undefined') listenToWindow(appStore);
