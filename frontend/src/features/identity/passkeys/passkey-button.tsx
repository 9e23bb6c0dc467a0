import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useBeginPasskeyLoginMutation, useLoginWithPasskeyMutation } from '../../../shared/api/generated';
import { Problem } from '../../../shared/ui/problem';
import { useMounted } from '../../../shared/ui/use-mounted';
import { storeRenewal, useChosenPlan } from '../renewal';
import { signIn } from '../sign-in';
import { hasPasskeys, showPasskey } from './web-authn';

const FAILED = 'Não foi possível entrar com uma chave de acesso.';
const NONE_SHOWN = 'Nenhuma chave de acesso foi usada.';

/** Signs in with a passkey, without a password; it is nowhere where the browser has none. */
export function PasskeyButton() {
  const [begin] = useBeginPasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const navigate = useNavigate();
  const chosen = useChosenPlan();
  const mounted = useMounted();
  if (mounted && !hasPasskeys()) return null;

  const enter = async () => {
    setState({ busy: true });
    // The code that asks the browser may not come.
    const problem = await attempt().catch(() => FAILED);
    setState({ busy: false, ...(problem && { problem }) });
  };

  const attempt = async (): Promise<string | null> => {
    const asked = await begin();
    if (!asked.data) return readApiError(asked.error, FAILED).text;
    const response = await showPasskey(asked.data.options);
    if (!response) return NONE_SHOWN;
    const answer = await login({ response });
    if (answer.data) {
      signIn(answer.data);
      return null;
    }
    const refusal = readApiError(answer.error, FAILED);
    const renewal = storeRenewal(refusal);
    if (renewal) await navigate('/assinatura', { state: { ...renewal, ...chosen } });
    return renewal ? null : refusal.text;
  };

  return (
    <div data-needs="passkeys">
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden />}
        loading={state.busy}
        onClick={enter}
      >
        Entrar com chave de acesso
      </Button>
      <Problem error={state.problem} />
    </div>
  );
}
