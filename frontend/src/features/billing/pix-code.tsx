import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { NotCopied } from '../../shared/ui/copy-secret';
import classes from './pix-code.module.css';

/** The copy-and-paste code with its button. The code can be selected by hand where copying is refused. */
export function PixCopy({ code }: { code: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  return (
    <div className="stack-3">
      <Button
        size="md"
        fullWidth
        onClick={() => copy(code)}
        leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      >
        <span aria-live="polite">{copied ? 'Código copiado' : 'Copiar código Pix'}</span>
      </Button>
      {error && <NotCopied />}
      <textarea
        readOnly
        className={classes.code}
        aria-label="Código Pix copia e cola"
        rows={3}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

/** The QR image on white with its quiet zone, in dark mode too. */
export function PixQr({ base64 }: { base64: string }) {
  return (
    <div className={classes.qr}>
      <img src={`data:image/png;base64,${base64}`} alt="QR code do Pix" width={264} height={264} />
    </div>
  );
}
