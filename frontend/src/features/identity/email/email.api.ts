import { generatedApi } from '../../../shared/api/generated';

export const { useChangeEmailMutation, useConfirmEmailMutation, useSendEmailConfirmationMutation } =
  generatedApi.enhanceEndpoints({
    endpoints: { confirmEmail: { invalidatesTags: ['Profile'] } },
  });
