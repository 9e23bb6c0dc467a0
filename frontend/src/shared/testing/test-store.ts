import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';

/** A store of the calls alone. The checks of development are the page's own, and warn of slow machines. */
export const createTestStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
