import { Alert, Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import classes from '../identity-form.module.css';

const LEAVES_AFTER_MS = 3_000;

export function InvalidLink({ text }: { text: string }) {
  return (
    <div className={classes.form}>
      <Alert color="red" role="alert" title={text}>
        Um link vale por uma hora e uma única vez, e um novo desfaz o anterior.
      </Alert>
      <Button component={Link} to="/login" state={{ openForgotPassword: true }} size="md">
        Solicitar Novo Link
      </Button>
      <Button component={Link} to="/login" variant="default" size="md">
        Voltar ao login
      </Button>
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
    <div className={classes.form}>
      <Alert color="green" role="status">
        {text}
      </Alert>
      <Button size="md" onClick={leave}>
        Ir para o login
      </Button>
    </div>
  );
}
