import { ActionIcon, MaskInput, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { SubjectDocumentKind } from '../../../shared/api/generated';
import { choicesOf } from '../../../shared/ui/choices';
import { inputOf, type Subject, type SubjectProblem } from './subject';
import { DOCUMENT_LABELS } from './suppression-labels';
import classes from './suppressions.module.css';

const KINDS = choicesOf(DOCUMENT_LABELS);
const LANDLINE = '(99) 9999-9999';

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
    <div className={classes.subject}>
      <NativeSelect
        label="Tipo"
        data={KINDS}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({ ...subject, kind: currentTarget.value as SubjectDocumentKind, value: '', birth: '' })
        }
      />
      <Value key={kind} subject={subject} error={error('value')} onChange={onChange} />
      {kind === 'nome' && (
        <MaskInput
          label="Data de nascimento"
          mask="99/99/9999"
          slotChar={null}
          inputMode="numeric"
          placeholder="DD/MM/AAAA"
          autoComplete="off"
          error={error('birth')}
          defaultValue={birth}
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
  return (
    <MaskInput
      {...common}
      mask={mask}
      slotChar={null}
      modify={(raw) => (subject.kind === 'telefone' && /^\d{2}[2-5]/.test(raw) ? { mask: LANDLINE } : undefined)}
      defaultValue={subject.value}
      onChangeRaw={(_, masked) => onChange({ ...subject, value: masked })}
    />
  );
}
