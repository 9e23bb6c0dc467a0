import { LOOKUP_TYPES, lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLookupActions } from '../lookup-actions';
import { useLookupStates } from '../lookup-states';
import { CandidateChips } from './candidate-chips';
import { type DetectedLookup, detectableText, detectLookups, undetectedReason } from './detect-lookup';
import { DocumentInput } from './document-input';
import { usePurpose } from './purpose';
import { PurposeChip } from './purpose-chip';
import classes from './smart-box.module.css';

interface Props {
  /** It heads a result: its label and help are for screen readers, and the focus stays with the result. */
  readonly compact?: boolean;
}

/** The one field: whatever is typed or pasted is recognised, and Enter runs the lookup. */
export function SmartBox({ compact = false }: Props) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  /** By an arrow key, on the way to another type maybe: the focus stays. */
  const [stepped, setStepped] = useState(false);
  const [more, setMore] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState(0);
  const { run } = useLookupActions();
  const { canRun } = useLookupStates();
  const chosen = usePurpose();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const runnable = LOOKUP_TYPES.filter(canRun);
  const candidates = detectLookups(text, runnable);
  const found = candidates.find(({ type }) => type === wanted) ?? candidates[0] ?? null;
  const personal = found === null || lookupDefinition(found.type).personal;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box appears
  useEffect(() => {
    if (!compact) field.current?.focus({ preventScroll: true });
  }, []);

  const type = (typed: string) => {
    setText(typed);
    setWanted(null);
    setMore({});
    setRefused(0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused((times) => times + 1);
    if (!found) return field.current?.focus();
    const wrong = found.missing.find(({ name, rule }) => rule(more[name] ?? '') !== null);
    const place = wrong?.name ?? (personal && chosen.purpose === null ? 'finalidade' : null);
    if (place === null) return run(found.type, { ...found.values, ...more }, chosen.purpose);
    const open = form.current?.elements.namedItem(place);
    if (open instanceof HTMLElement) open.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !found || candidates.length < 2) return;
    event.preventDefault();
    const next = (candidates.indexOf(found) + step + candidates.length) % candidates.length;
    setWanted(candidates[next]?.type ?? null);
  };

  return (
    <form
      ref={form}
      className={`screen-only ${classes.box}`}
      data-compact={compact || undefined}
      onSubmit={submit}
      onKeyDownCapture={({ key }) => setStepped(key.startsWith('Arrow'))}
      onPointerDownCapture={() => setStepped(false)}
      noValidate
    >
      <label htmlFor={id} className={compact ? 'visually-hidden' : 'legend block'}>
        Consulta rápida
      </label>
      <div className={classes.bar}>
        <IconSearch size={20} stroke={1.8} aria-hidden className="soft fixed" />
        <input
          ref={field}
          id={id}
          className={classes.field}
          placeholder={`Cole ${detectableText(runnable)}`}
          data-shortcut="search"
          aria-describedby={`${id}-estado`}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={300}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="md" variant={found || !compact ? 'filled' : 'default'}>
          Consultar
        </Button>
      </div>
      {(found || !compact) && (
        <div className={classes.chips}>
          {found && <CandidateChips candidates={candidates} chosen={found.type} onChoose={setWanted} />}
          {personal && chosen.known && (
            <PurposeChip chosen={chosen} missing={refused > 0 && found !== null && chosen.purpose === null} />
          )}
        </div>
      )}
      {found && found.missing.length > 0 && (
        <div className={`row ${classes.missing}`}>
          {found.missing.map((input) => (
            <DocumentInput
              key={`${found.type}-${input.name}`}
              input={input}
              type={found.type}
              help={undefined}
              initial=""
              disabled={false}
              autoFocus={wanted !== null && !stepped}
              refused={refused}
              onChange={(value) => setMore((before) => ({ ...before, [input.name]: value }))}
            />
          ))}
        </div>
      )}
      <p id={`${id}-estado`} role="status" className={compact && !text ? 'visually-hidden' : classes.state}>
        {stateInWords(
          found,
          text,
          undetectedReason(text, runnable, refused > 0),
          refused > 0 && personal && chosen.purpose === null,
        )}
      </p>
    </form>
  );
}

function stateInWords(found: DetectedLookup | null, text: string, reason: string | null, purposeMissing: boolean) {
  if (!found) {
    return (
      reason ?? (text === '' ? 'Vale qualquer formato, mesmo no meio de um texto. O tipo é reconhecido sozinho.' : null)
    );
  }
  const { label } = lookupDefinition(found.type);
  if (purposeMissing) return 'Escolha a finalidade. A lei pede um motivo para consultar dados pessoais.';
  const [open] = found.missing;
  return (
    <>
      {label}: <strong className="ink bold">{found.text}</strong>.{' '}
      {open ? (
        `Falta: ${open.label.toLowerCase()}.`
      ) : (
        <span className={classes.enter}>Tecle Enter para consultar.</span>
      )}
    </>
  );
}
