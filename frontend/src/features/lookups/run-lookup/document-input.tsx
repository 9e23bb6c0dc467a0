import type { LookupInput, LookupType } from '@kernel/lookup-catalogue';
import { MaskInput, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_MASK, upperCased } from '../../../shared/ui/document-mask';
import { DAY_MASK, pasteDay } from '../../../shared/ui/paste-day';
import { landlineMask, useCountryCode } from '../../../shared/ui/phone-mask';
import classes from './lookup-form.module.css';
import { pasteWhole } from './paste-whole';

interface Props {
  readonly input: LookupInput;
  readonly help: string | undefined;
  readonly type: LookupType;
  readonly initial: string;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
  /** Grows each time that the form is not sent for what stands in it. */
  readonly refused: number;
  readonly onChange: (value: string) => void;
}

/** One input of a lookup: masked, forgiving on paste, ticked only when its rule holds. */
export function DocumentInput({ input, help, type, initial, disabled, autoFocus, refused, onChange }: Props) {
  const { label, placeholder, mask, inputMode, maxLength, rule, normalise, format } = input;
  const [value, setValue] = useState(initial);
  const [left, setLeft] = useState(false);
  const place = useRef<HTMLInputElement>(null);
  const countryCode = useCountryCode();
  const valid = value !== '' && rule(value) === null;
  const complete = mask !== null && value.length >= mask.length;
  const error = !valid && value !== '' && (complete || left) ? rule(value) : null;

  useEffect(() => {
    if (autoFocus) place.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    if (refused > 0) setLeft(true);
  }, [refused]);

  // Mantine's mask takes the mark away that its input sets.
  useEffect(() => {
    if (error !== null) place.current?.setAttribute('aria-invalid', 'true');
  });

  const change = (typed: string) => {
    setValue(typed);
    setLeft(false);
    onChange(typed);
  };
  const common = {
    ref: place,
    name: input.name,
    size: 'lg',
    label,
    description: help,
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    placeholder,
    inputMode,
    disabled,
    error,
    autoComplete: 'off',
    spellCheck: false,
    classNames: { input: classes.input ?? '' },
    rightSection: valid && <Tick label={label} />,
    onBlur: () => setLeft(true),
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && setLeft(true),
  };
  if (mask === null) {
    return (
      <TextInput
        {...common}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) =>
          change(normalise('a') === 'A' ? upperCased(currentTarget) : currentTarget.value)
        }
      />
    );
  }
  const phone = inputMode === 'tel';
  return (
    <MaskInput
      {...common}
      {...(phone && countryCode)}
      {...DOCUMENT_MASK}
      mask={mask}
      modify={(raw) => (phone ? landlineMask(raw) : undefined)}
      defaultValue={initial && format(initial)}
      onPasteCapture={(event) => {
        if (mask === DAY_MASK) pasteDay(event);
        else pasteWhole(event, type);
        if (phone && !event.isDefaultPrevented()) countryCode.onPasteCapture(event);
      }}
      onChangeRaw={(_, masked) => change(masked)}
    />
  );
}

function Tick({ label }: { label: string }) {
  return (
    <span className="success grid" role="img" aria-label={`${label} válido`}>
      <IconCheck size={22} stroke={2.4} aria-hidden />
    </span>
  );
}
