import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type ApiError, readApiError } from '../api/api-error';

/** What is wrong with a value, in words; true, null or nothing when nothing is. */
type Rule<T extends FieldValues, Name extends FieldPath<T>> = (
  value: FieldPathValue<T, Name>,
  all: T,
) => string | boolean | null | undefined;

/** Gives a form's field its rule and what is wrong with it. */
export function fieldOf<T extends FieldValues>({
  register,
  getFieldState,
  formState,
}: Pick<UseFormReturn<T>, 'register' | 'getFieldState' | 'formState'>) {
  return <Name extends FieldPath<T>>(
    name: Name,
    rule?: Rule<T, Name>,
    onChange?: (event: { target: HTMLInputElement }) => unknown,
  ) => ({
    error: getFieldState(name, formState).error?.message,
    ...register(name, {
      ...(rule && { validate: (value, all) => rule(value, all) ?? true }),
      ...(onChange && { onChange }),
    }),
  });
}

/** A form about whose fields the server has a word too, under each that it is about, or above the form. */
export function useServerForm<T extends FieldValues>(props: UseFormProps<T>) {
  const form = useForm<T>(props);
  const { setError, formState } = form;
  const show = (problem: ApiError) => {
    const own = problem.fields.filter(({ field }) => field in (props.defaultValues ?? {}));
    for (const { field, message } of own)
      setError(field as FieldPath<T>, { message }, { shouldFocus: own[0]?.field === field });
    if (own.length === 0) setError('root', { message: problem.text });
  };
  return {
    ...form,
    /** A field of the page, with its rule and what is wrong with it. */
    field: fieldOf(form),
    /** What is wrong with the form as a whole. */
    problem: formState.errors.root?.message,
    busy: formState.isSubmitting,
    /** What a dialog around the form shows of it. */
    inDialog: { busy: formState.isSubmitting, error: formState.errors.root?.message },
    show,
    /** Shows why the server refused; `text` where it gives no words. */
    refuse: (error: unknown, text: string) => show(readApiError(error, text)),
  };
}

export type ServerForm<T extends FieldValues> = ReturnType<typeof useServerForm<T>>;
