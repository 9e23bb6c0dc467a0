import { IconAlertTriangle, IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import classes from './verify-report.module.css';

type Outcome = 'same' | 'differs' | 'unreadable';

const WORDS: Readonly<Record<Outcome, readonly [title: string, text: string]>> = {
  same: ['O arquivo é autêntico', 'É, byte por byte, o relatório que foi emitido.'],
  differs: [
    'O arquivo é diferente do emitido',
    'Algo nele foi mudado, ou é outro arquivo. Um relatório impresso e digitalizado também não é igual ao original.',
  ],
  unreadable: ['Não foi possível ler o arquivo', 'Escolha o arquivo PDF do relatório.'],
};

/** Compares a file with what was handed out, in this browser: the file goes nowhere. */
export function FileCheck({ sha256 }: { sha256: string }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [checked, setChecked] = useState<{ readonly name: string; readonly outcome: Outcome } | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (!file) return;
    setChecked(null);
    const outcome = await sha256Of(file).then(
      (hash): Outcome => (hash === sha256 ? 'same' : 'differs'),
      (): Outcome => 'unreadable',
    );
    setChecked({ name: file.name, outcome });
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };

  return (
    <section className={classes.file} aria-labelledby={id}>
      <h2 id={id} className="size-17">
        Comparar o arquivo
      </h2>
      <p className="soft">A comparação é feita neste navegador: o arquivo não sai do seu dispositivo.</p>
      <label
        className={`row ${classes.drop}`}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileTypePdf size={24} stroke={1.6} aria-hidden />
        <span>Solte o PDF aqui ou escolha o arquivo</span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            void check(currentTarget.files?.[0]);
            // The same file, chosen once more, is compared once more.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status">{checked && <Result {...checked} />}</div>
    </section>
  );
}

function Result({ name, outcome }: { name: string; outcome: Outcome }) {
  const Icon = outcome === 'same' ? IconCircleCheck : IconAlertTriangle;
  const [title, text] = WORDS[outcome];
  return (
    <div className={classes.result} data-outcome={outcome}>
      <Icon size={22} stroke={1.8} aria-hidden />
      <div>
        <p className="bold">{title}</p>
        <p>{text}</p>
        <p className="soft breaks">{name}</p>
      </div>
    </div>
  );
}

/** The SHA-256 of a file, in hexadecimal, made by the browser itself. */
async function sha256Of(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
