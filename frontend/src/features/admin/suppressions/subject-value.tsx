import { MaskInput, TextInput } from '@mantine/core';
import { landlineMask, useCountryCode } from '../../../shared/ui/phone-mask';
import { inputOf, type Subject } from './subject';
import { DOCUMENT_LABELS } from './suppression-labels';

interface ValueProps {
  readonly subject: Subject;
  readonly error: string | null;
  readonly onChange: (subject: Subject) => void;
}

export function Value({ subject, error, onChange }: ValueProps) {
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
    <MaskInput
      {...common}
      {...(phone && countryCode)}
      mask={mask}
      slotChar={null}
      modify={(raw) => (phone ? landlineMask(raw) : undefined)}
      defaultValue={subject.value}
      onChangeRaw={(_, masked) => onChange({ ...subject, value: masked })}
    />
  );
}
