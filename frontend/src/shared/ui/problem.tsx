import { readApiError } from '../api/api-error';

interface Props {
  /** Why a call failed, or what to say of it; nothing is said while it did not. */
  readonly error: unknown;
  /** What is said where the server gives no words. */
  readonly text?: string;
  /** What is said where no answer came. */
  readonly connection?: string;
}

/** What went wrong, beside the button that was pressed. It is announced as it appears. */
export function Problem({ error, text = 'Não foi possível concluir.', connection }: Props) {
  return (
    <p className="danger small if-any" role="alert">
      {typeof error === 'string' ? error : error !== undefined && readApiError(error, text, connection).text}
    </p>
  );
}
