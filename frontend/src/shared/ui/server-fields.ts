import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../api/api-error';

/** Puts the server's words under the fields they are about, or above the form when they are about none of them. */
export function applyServerFields<T extends FieldValues>(
  problem: ApiError,
  setError: UseFormSetError<T>,
  known: ReadonlyArray<Path<T>>,
): void {
  const own = problem.fields.filter(({ field }) => known.some((name) => name === field));
  for (const { field, message } of own)
    setError(field as Path<T>, { message }, { shouldFocus: own[0]?.field === field });
  if (own.length === 0) setError('root', { message: problem.text });
}
