import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { ConfirmTotpRequest, RecoveryCodesAnswer, TotpBegun } from '../../../shared/api/generated';
import { CopySecret } from '../../../shared/ui/copy-secret';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import classes from './totp-enrolment.module.css';

interface Props {
  readonly begun: TotpBegun;
  /** The call that confirms with the first code, and what came of it. */
  readonly confirm: (asked: ConfirmTotpRequest) => PromiseLike<{ data?: RecoveryCodesAnswer }>;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Scan (or type the key), then show with a first code that the app has it. */
export function TotpEnrolment({ begun, confirm, error, busy, onEnabled, onCancel }: Props) {
  const [code, setCode] = useState('');
  const refused = useFirstWrong(busy);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await confirm({ code: code.trim() });
    if (answer.data) onEnabled(answer.data.recoveryCodes);
  };

  return (
    <div className={classes.enrolment}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(begun.qrCodeSvg)}`}
        width={216}
        height={216}
        alt="QR code para o aplicativo autenticador"
      />
      <ol className={classes.steps}>
        <li>
          Leia o QR code com um aplicativo autenticador. Se ele está neste dispositivo, copie a chave:
          <code className={`ink small nearest breaks block ${classes.key}`}>
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <div className="row">
            <CopySecret value={begun.secret} words={['Copiar chave', 'Chave copiada']} />
            <Button variant="default" component="a" href={begun.otpauthUrl} className={classes.app}>
              Abrir no aplicativo
            </Button>
          </div>
        </li>
        <li>
          Digite os 6 dígitos que ele mostra.
          <form className={`row ${classes.confirm}`} {...refused} onSubmit={submit} noValidate>
            <TextInput
              mt="sm"
              size="md"
              aria-label="Código de 6 dígitos"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus
              value={code}
              error={Boolean(error) && readApiError(error, 'Não foi possível confirmar.').text}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" size="md" loading={busy} disabled={!code.trim()}>
              Confirmar
            </Button>
            <Button variant="subtle" size="md" onClick={onCancel}>
              Cancelar
            </Button>
          </form>
        </li>
      </ol>
    </div>
  );
}
