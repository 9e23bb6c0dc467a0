import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './pix-code.module.css';

/** The copy-and-paste code with its button. The code can be selected by hand where copying is refused. */
export function PixCopy({ code }: { code: string }) {
  return (
    <div className="stack-3">
      <CopyButton value={code} timeout={4000}>
        {({ copied, copy }) => (
          <Button
            size="md"
            fullWidth
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          >
            <span aria-live="polite">{copied ? 'Código copiado' : 'Copiar código Pix'}</span>
          </Button>
        )}
      </CopyButton>
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
      <img src={`data:image/png;base64,${base64}`} alt="QR Code do Pix" width={264} height={264} />
    </div>
  );
}
