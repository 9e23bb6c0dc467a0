import { Button } from '@mantine/core';
import { CopySecret } from '../../../shared/ui/copy-secret';
import classes from './recovery-codes.module.css';

interface Props {
  readonly codes: readonly string[];
  /** What they open, as the file says it. */
  readonly of: string;
  readonly onKept: () => void;
}

/** Shown once: to be copied, downloaded, printed or written down. */
export function RecoveryCodes({ codes, of, onKept }: Props) {
  return (
    <>
      <p className="soft" role="status">
        Guarde estes códigos de recuperação. Cada um substitui o aplicativo uma vez, e eles não serão mostrados de novo.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopySecret value={codes.join('\n')} words={['Copiar', 'Copiados']} />
        <Button variant="default" component="a" download="nitido-codigos-de-recuperacao.txt" href={fileOf(codes, of)}>
          Baixar
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button onClick={onKept}>Já guardei</Button>
      </div>
    </>
  );
}

function fileOf(codes: readonly string[], of: string): string {
  const text = [`Nítido: códigos de recuperação ${of}`, 'Cada um vale uma vez.', '', ...codes, ''].join('\r\n');
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
