import { generatedApi } from '../../../shared/api/generated';

export const { useChangeEmailMutation, useConfirmEmailMutation } = generatedApi;
