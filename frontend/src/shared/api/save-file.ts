import { baseApi } from './base-api';
import { saveAnswer } from './save-answer';

interface FileCall {
  readonly path: string;
  /** Nothing personal: what a call carries is kept for a while. */
  readonly params: object;
}

/** Saves what a call answers as the file that it names. */
export const { useSaveFileMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveFile: build.mutation<null, FileCall>({
      query: ({ path, params }) => ({ url: path, params, responseHandler: saveAnswer('exportacao.csv') }),
    }),
  }),
});
