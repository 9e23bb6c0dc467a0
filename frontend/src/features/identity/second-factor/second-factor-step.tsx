import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProblem } from '../../../shared/ui/form-problem';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import classes from '../identity-form.module.css';

interface Props {
  readonly error: string | undefined;
  readonly busy: boolean;
  /** The security check, where it has to be completed again. */
  readonly challenge: ReactNode;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** After a right password: the app's code, or one of the recovery codes. */
export function SecondFactorStep({ error, busy, challenge, onCode, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const refused = useFirstWrong(busy);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) onCode(code.trim());
  };
  const change = () => {
    setRecovery(!recovery);
    setCode('');
    setMissing(false);
  };

  return (
    <form className="stack" {...refused} onSubmit={submit} noValidate>
      <FormProblem text={error} />
      <TextInput
        key={recovery ? 'recovery' : 'app'}
        size="md"
        label={recovery ? 'Código de recuperação' : 'Código de verificação'}
        description={recovery ? 'Um dos dez que você guardou. Cada um vale uma vez.' : 'Os 6 dígitos do aplicativo.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
        value={code}
        error={missing && 'Digite o código'}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {challenge}
      <Button type="submit" size="md" fullWidth loading={busy}>
        Entrar
      </Button>
      <button type="button" className={`link-button ${classes.plain}`} onClick={change}>
        {recovery ? 'Usar o aplicativo' : 'Usar um código de recuperação'}
      </button>
      <button type="button" className={`link-button ${classes.plain}`} onClick={onBack}>
        Voltar
      </button>
    </form>
  );
}
