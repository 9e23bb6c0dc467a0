import { BATCH_TYPES, type BatchType, checkLines, MOST_BATCH_LINES } from '@kernel/batches';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { isMissingCode } from '../../../opening/stale-version';
import { readApiError } from '../../../shared/api/api-error';
import { useStartBatchMutation } from '../../../shared/api/generated';
import { useRequestId } from '../../../shared/api/request-id';
import { useDraft } from '../../../shared/drafts';
import { Choice } from '../../../shared/ui/choice';
import { lazyOf } from '../../../shared/ui/code-of';
import { DOT } from '../../../shared/ui/dot';
import { LatePart } from '../../../shared/ui/late-part';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { useNavigateHere } from '../../../shared/ui/use-navigate-here';
import { batchAt } from '../paths';
import { usePurpose } from '../run-lookup/purpose';
import { PurposeChoice } from '../run-lookup/purpose-choice';
import { typeLabel } from './batch-labels';
import classes from './new-batch.module.css';
import { cellsOf, type Row, recognise } from './read-list';

const Preview = lazyOf(() => import('./preview'), 'Preview');

const TYPES = BATCH_TYPES.map((type) => ({ value: type, label: typeLabel(type) }));
const NO_FILE = 'Não foi possível ler este arquivo. Use CSV, TXT ou XLSX de até 5 MB.';
const NO_READER = 'O leitor de arquivos não pôde ser carregado. Recarregue a página.';
const EMPTY_FILE = 'O arquivo não tem nenhuma linha preenchida. Escolha outro.';

/** A list is pasted, or chosen as a file that is read here; what would be asked stands below before anything is. */
export function NewBatch() {
  const [text, setText, sent] = useDraft('lote');
  const [file, setFile] = useState<{ name: string; rows: readonly Row[] } | null>(null);
  const [chosenType, setChosenType] = useState<BatchType | null>(null);
  const [problem, setProblem] = useState<unknown>();
  const [purposeAsked, setPurposeAsked] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const purposes = useRef<HTMLFieldSetElement>(null);
  const navigate = useNavigateHere();
  const purpose = usePurpose();
  const [start, { isLoading }] = useStartBatchMutation();
  const request = useRequestId();

  const rows = useMemo(() => file?.rows ?? cellsOf(text), [file, text]);
  const list = useMemo(() => recognise(rows, chosenType), [rows, chosenType]);
  const checked = useMemo(() => (list ? checkLines(list.type, list.items, list.lines) : []), [list]);
  const valid = checked.filter(({ verdict }) => verdict === 'waiting').length;
  const tooMany = checked.length > MOST_BATCH_LINES;
  const personal = list !== null && lookupDefinition(list.type).personal;
  const waiting = personal && !purpose.known;

  const put = (next: typeof file) => {
    setFile(next);
    setChosenType(null);
    setProblem(undefined);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const { readFile } = await import('./read-file');
      const found = await readFile(chosen);
      if (found.length === 0) return setProblem(EMPTY_FILE);
      put({ name: chosen.name, rows: found });
    } catch (error) {
      setProblem(isMissingCode(error) ? NO_READER : NO_FILE);
    }
  };
  const begin = async () => {
    if (!list) return;
    if (personal && purpose.purpose === null) {
      setPurposeAsked(true);
      purposes.current?.querySelector('input')?.focus();
      return;
    }
    setProblem(undefined);
    const startBatchRequest = {
      type: list.type,
      items: [...list.items],
      lines: [...list.lines],
      ...(personal && purpose.purpose && { finalidade: purpose.purpose }),
    };
    const answer = await start({ 'Idempotency-Key': request.of(startBatchRequest), startBatchRequest });
    if (answer.data) {
      if (!file) sent(text);
      return navigate(batchAt(answer.data.id));
    }
    request.answered(readApiError(answer.error, '').status);
    setProblem(answer.error);
  };

  return (
    <section
      className={`stack boxed ${classes.box}`}
      aria-label="Novo lote"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {file ? (
        <p className={classes.file}>
          <strong>{file.name}</strong>
          {list?.column && (
            <span>
              {DOT}coluna {list.column}
            </span>
          )}
          <button type="button" className="link-button" onClick={() => put(null)}>
            Trocar
          </button>
        </p>
      ) : (
        <Textarea
          label="Cole a lista, uma linha para cada consulta"
          placeholder={'529.982.247-25\n111.444.777-35'}
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        <Choice
          label="Tipo"
          data={TYPES}
          value={list?.type ?? chosenType ?? 'cpf'}
          onChange={({ currentTarget }) => setChosenType(currentTarget.value as BatchType)}
        />
        {!file && (
          <Button
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            Escolher planilha ou arquivo
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Arquivo com a lista"
          accept=".csv,.txt,.xlsx"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      {list && (
        <LatePart>
          <Preview
            type={list.type}
            lines={checked}
            empty={rows.length - checked.length - (list.column === null ? 0 : 1)}
          />
        </LatePart>
      )}
      {personal && !waiting && (
        <PurposeChoice
          ref={purposes}
          chosen={purpose}
          error={purposeAsked && purpose.purpose === null ? 'Escolha a finalidade da consulta.' : null}
          disabled={isLoading}
        />
      )}
      <Problem
        error={tooMany ? 'Um lote tem até 10.000 linhas. Divida a lista.' : problem}
        text="Não foi possível começar o lote."
      />
      <div className={classes.actions}>
        <Button size="md" loading={isLoading} disabled={valid === 0 || tooMany || waiting} onClick={begin}>
          {valid > 0 ? `Começar: ${counted(valid, 'consulta')}` : 'Começar'}
        </Button>
      </div>
    </section>
  );
}
