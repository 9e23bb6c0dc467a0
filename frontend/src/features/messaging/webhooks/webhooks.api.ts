import { generatedApi } from '../../../shared/api/generated';

/** The calls about webhooks, with what each makes stale. */
export const {
  useAddWebhookEndpointMutation,
  useGetWebhookDeliveryQuery,
  useListWebhookDeliveriesQuery,
  useListWebhookEndpointsQuery,
  usePauseWebhookEndpointMutation,
  useRemoveWebhookEndpointMutation,
  useResendWebhookDeliveryMutation,
  useResumeWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookEndpointMutation,
} = generatedApi.enhanceEndpoints<'Webhooks' | 'WebhookLog'>({
  addTagTypes: ['Webhooks', 'WebhookLog'],
  endpoints: {
    listWebhookEndpoints: { providesTags: ['Webhooks'] },
    addWebhookEndpoint: { invalidatesTags: ['Webhooks'] },
    pauseWebhookEndpoint: { invalidatesTags: ['Webhooks'] },
    resumeWebhookEndpoint: { invalidatesTags: ['Webhooks', 'WebhookLog'] },
    removeWebhookEndpoint: { invalidatesTags: ['Webhooks'] },
    testWebhookEndpoint: { invalidatesTags: ['WebhookLog'] },
    listWebhookDeliveries: { providesTags: ['WebhookLog'] },
    getWebhookDelivery: { providesTags: ['WebhookLog'] },
    resendWebhookDelivery: { invalidatesTags: ['WebhookLog'] },
  },
});
