import { generatedApi } from '../../../shared/api/generated';

export const { useVerifyReportQuery } = generatedApi;

export type { VerifiedReportAnswer } from '../../../shared/api/generated';
