import { baseApi } from './base-api';
import { saveAnswer } from './save-answer';

interface FileCall {
  readonly path: string;
  readonly params?: object;
  /** Makes it a POST. */
  readonly body?: object;
}

/** Saves what a call answers as the file that it names. Start it untracked: nothing of it may come into the store. */
export const { saveFile } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveFile: build.mutation<null, FileCall>({
      query: ({ path, params, body }) => ({
        url: path,
        ...(params && { params }),
        ...(body && { method: 'POST', body }),
        responseHandler: saveAnswer('exportacao.csv'),
      }),
    }),
  }),
}).endpoints;
