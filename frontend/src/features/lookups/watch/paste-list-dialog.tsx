import { LONGEST_WATCH_LINE, MOST_WATCH_LINES, type WatchVerdict } from '@kernel/watch-lines';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFollowCompaniesMutation } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { counted } from '../../../shared/ui/numbers';
import { cnpjInDots } from './cnpj-text';
import classes from './paste-list.module.css';

const VERDICTS: Readonly<Record<WatchVerdict, string>> = {
  acompanhando: 'Acompanhando',
  ja_acompanhada: 'Já estava na lista',
  repetida: 'Repetida',
  invalida: 'CNPJ inválido',
  limite: 'Não coube no plano',
  limite_do_dia: 'Muitas trocas hoje',
};

/** A list is pasted, and each line of it gets its verdict. */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [follow, { data, error, isLoading }] = useFollowCompaniesMutation();
  const lines = linesOf(text);
  const problem = lines.length > MOST_WATCH_LINES ? `Cole até ${MOST_WATCH_LINES} linhas de cada vez.` : error;
  if (data) return <Verdicts lines={data.data} onClose={onClose} />;
  return (
    <FormDialog
      title="Colar uma lista"
      submit={lines.length > 1 ? `Acompanhar ${counted(lines.length, 'linha')}` : 'Acompanhar'}
      busy={isLoading}
      disabled={lines.length === 0 || lines.length > MOST_WATCH_LINES}
      error={problem}
      failed="Não foi possível enviar a lista."
      onSubmit={() => follow({ cnpjs: lines })}
      onClose={onClose}
    >
      <Textarea
        label="CNPJs, um por linha"
        description="Com ou sem pontuação, também com letras. Pode colar de uma planilha."
        placeholder={'11.222.333/0001-81\n12.ABC.345/01DE-35'}
        rows={8}
        data-autofocus
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}

interface Line {
  readonly linha: string;
  readonly cnpj: string | null;
  readonly veredito: WatchVerdict;
}

function Verdicts({ lines, onClose }: { lines: readonly Line[]; onClose: () => void }) {
  const good = lines.filter(({ veredito }) => veredito === 'acompanhando').length;
  return (
    <Dialog title="Lista conferida" onClose={onClose}>
      <p role="status">
        {counted(good, 'empresa nova', 'empresas novas')} de {counted(lines.length, 'linha')}.
      </p>
      <ol className={classes.lines} aria-label="O que foi feito de cada linha">
        {lines.map(({ linha, cnpj, veredito }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and the list never changes
          <li key={position} data-good={veredito === 'acompanhando' || undefined}>
            <span className="tabular breaks">{cnpj ? cnpjInDots(cnpj) : linha}</span>
            <span className={classes.verdict}>{VERDICTS[veredito]}</span>
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button onClick={onClose}>Concluir</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Lines, and what semicolons and commas part; empty ones are no lines. */
function linesOf(text: string): string[] {
  const parts = text.split(/[\n\r;,]+/).map((line) => line.trim().slice(0, LONGEST_WATCH_LINE));
  return parts.filter(Boolean);
}
