import {
  usePauseWebhookEndpointMutation,
  useResumeWebhookEndpointMutation,
  useTestWebhookEndpointMutation,
} from '../../../shared/api/generated';

const DONE = {
  test: 'Teste enviado. O resultado está no registro.',
  pause: 'Webhook pausado.',
  resume: 'Webhook retomado.',
} as const;

/** What is done with an endpoint without a question; answers what to say, or nothing where it failed. */
export function useWebhookActions() {
  const [test, testing] = useTestWebhookEndpointMutation();
  const [pause, pausing] = usePauseWebhookEndpointMutation();
  const [resume, resuming] = useResumeWebhookEndpointMutation();
  const calls = { test, pause, resume };
  const states = [testing, pausing, resuming];
  const reset = () => {
    for (const state of states) state.reset();
  };
  return {
    busy: states.some(({ isLoading }) => isLoading),
    error: states.find(({ error }) => error)?.error,
    async fulfil(what: keyof typeof DONE, id: string): Promise<string> {
      reset();
      const { error } = await calls[what](id);
      return error ? '' : DONE[what];
    },
  };
}
