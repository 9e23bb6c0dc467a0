import { ActionIcon, MaskInput, type MaskInputProps, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SubjectDocumentKind } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { DOCUMENT_MASK } from '../../../shared/ui/document-mask';
import { DAY_MASK, pasteDay } from '../../../shared/ui/paste-day';
import { landlineMask, useCountryCode } from '../../../shared/ui/phone-mask';
import { DOCUMENT_LABELS, inputOf, type Subject, type SubjectProblem } from './subject';
import classes from './suppressions.module.css';

const KINDS = choicesOf(DOCUMENT_LABELS);

interface Props {
  readonly subject: Subject;
  readonly problem: SubjectProblem | null;
  readonly onChange: (subject: Subject) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** One document, contact or name of a person, with the mask of its kind. */
export function SubjectFields({ subject, problem, onChange, onRemove }: Props) {
  const { kind, birth } = subject;
  const error = (field: SubjectProblem['field']) => (problem?.field === field ? problem.text : null);
  return (
    <div className={`row ${classes.subject}`}>
      <Choice
        label="Tipo"
        data={KINDS}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({ ...subject, kind: currentTarget.value as SubjectDocumentKind, value: '', birth: '' })
        }
      />
      <Value key={kind} subject={subject} error={error('value')} onChange={onChange} />
      {kind === 'nome' && (
        <MarkedInput
          label="Data de nascimento"
          mask={DAY_MASK}
          slotChar={null}
          inputMode="numeric"
          placeholder="DD/MM/AAAA"
          autoComplete="off"
          error={error('birth')}
          defaultValue={birth}
          onPasteCapture={pasteDay}
          onChangeRaw={(_, masked) => onChange({ ...subject, birth: masked })}
        />
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.remove}
          aria-label={`Tirar ${DOCUMENT_LABELS[kind]} da lista`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

interface ValueProps {
  readonly subject: Subject;
  readonly error: string | null;
  readonly onChange: (subject: Subject) => void;
}

function Value({ subject, error, onChange }: ValueProps) {
  const countryCode = useCountryCode();
  const { mask, placeholder, inputMode, maxLength } = inputOf(subject.kind);
  const common = {
    label: DOCUMENT_LABELS[subject.kind],
    placeholder,
    inputMode,
    error,
    autoComplete: 'off',
    spellCheck: false,
  };
  if (mask === null) {
    return (
      <TextInput
        {...common}
        maxLength={maxLength}
        value={subject.value}
        onChange={({ currentTarget }) => onChange({ ...subject, value: currentTarget.value })}
      />
    );
  }
  const phone = subject.kind === 'telefone';
  return (
    <MarkedInput
      {...common}
      {...(phone && countryCode)}
      {...DOCUMENT_MASK}
      mask={mask}
      modify={(raw) => (phone ? landlineMask(raw) : undefined)}
      defaultValue={subject.value}
      onChangeRaw={(_, masked) => onChange({ ...subject, value: masked })}
    />
  );
}

function MarkedInput(props: MaskInputProps) {
  const place = useRef<HTMLInputElement>(null);
  const mark = () => props.error && place.current?.setAttribute('aria-invalid', 'true');
  return <MaskInput ref={place} inputContainer={(input) => <Marked mark={mark}>{input}</Marked>} {...props} />;
}

/** Mantine's mask takes the mark away that its input sets, whenever it is shown anew. */
function Marked({ mark, children }: { mark: () => unknown; children: ReactNode }) {
  useEffect(() => void mark());
  return children;
}
