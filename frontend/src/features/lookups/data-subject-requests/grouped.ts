import type { UseFormRegisterReturn } from 'react-hook-form';
import { DAY_MASK, writtenDay } from '../../../shared/ui/paste-day';

/** A field whose digits are grouped as they are typed at its end, by a mask of nines; whatever is pasted is taken. */
export function grouped<Field extends UseFormRegisterReturn>(field: Field, mask: string): Field {
  return {
    ...field,
    onChange: async (event: { target: { value: string; selectionStart?: number | null } }) => {
      const { target } = event;
      const text = mask === DAY_MASK ? writtenDay(target.value) : target.value;
      if (target.selectionStart === target.value.length) target.value = groupDigits(text, mask);
      await field.onChange(event);
    },
  };
}

/** 52998224725 with 999.999.999-99 → 529.982.247-25; too few digits end without a mark. */
export function groupDigits(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '');
  let written = '';
  let used = 0;
  for (const place of mask) {
    if (used === digits.length) break;
    written += place === '9' ? digits[used++] : place;
  }
  return written;
}
