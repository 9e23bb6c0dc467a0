import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field that is left empty is not wrong yet: only sending the form says so. An error that appeared on the way to a
 * link would push the link away from under the pointer, and the click would be lost.
 */
export function whenFilled<Field extends UseFormRegisterReturn>(field: Field): Field {
  return {
    ...field,
    onBlur: async (event: { target: { value?: unknown } }) => {
      if (event.target.value !== '') await field.onBlur(event);
    },
  };
}
