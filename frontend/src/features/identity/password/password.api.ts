import { generatedApi } from '../../../shared/api/generated';

export const {
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useValidateResetTokenMutation,
} = generatedApi;
