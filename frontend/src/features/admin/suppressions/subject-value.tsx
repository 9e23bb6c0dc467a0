import { MaskInput, TextInput } from '@mantine/core';
import { inputOf, type Subject } from './subject';
import { DOCUMENT_LABELS } from './suppression-labels';

const LANDLINE = '(99) 9999-9999';

interface ValueProps {
  readonly subject: Subject;
  readonly error: string | null;
  readonly onChange: (subject: Subject) => void;
}

export function Value({ subject, error, onChange }: ValueProps) {
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
