import { generatedApi } from '../../../shared/api/generated';

/** The calls about passkeys, with what each makes stale. */
export const {
  useAddPasskeyMutation,
  useBeginPasskeyLoginMutation,
  useBeginPasskeyMutation,
  useListPasskeysQuery,
  useLoginWithPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} = generatedApi.enhanceEndpoints<'Passkeys'>({
  addTagTypes: ['Passkeys'],
  endpoints: {
    listPasskeys: { providesTags: ['Passkeys'] },
    addPasskey: { invalidatesTags: ['Passkeys'] },
    renamePasskey: { invalidatesTags: ['Passkeys'] },
    removePasskey: { invalidatesTags: ['Passkeys'] },
  },
});
