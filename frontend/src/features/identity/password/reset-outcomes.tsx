import { Alert, Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ForgotPasswordDialog } from './forgot-password-dialog';

const LEAVES_AFTER_MS = 3_000;

/** A new link is asked for here: the login shows nothing to who is signed in. */
export function InvalidLink({ text }: { text: string }) {
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => setAsked(false), []);
  return (
    <div className="stack">
      <Alert color="red" role="alert" title={text}>
        Cada link vale por uma hora e só pode ser usado uma vez; um link novo cancela o anterior.
      </Alert>
      <Button size="md" onClick={() => setAsked(true)}>
        Solicitar Novo Link
      </Button>
      <Button component={Link} to="/login" variant="default" size="md">
        Voltar ao login
      </Button>
      {asked && <ForgotPasswordDialog email="" onClose={close} />}
    </div>
  );
}

export function Done({ text }: { text: string }) {
  const navigate = useNavigate();
  const leave = useCallback(() => navigate('/login', { replace: true, state: { message: text } }), [navigate, text]);
  useEffect(() => {
    const timer = setTimeout(leave, LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leave]);
  return (
    <div className="stack">
      <Alert color="green" role="status">
        {text}
      </Alert>
      <Button size="md" onClick={leave}>
        Ir para o login
      </Button>
    </div>
  );
}
