import { readApiError } from '../../shared/api/api-error';
import { CloseButton } from '../../shared/ui/close-button';
import { dismissLateFailure, useLateFailure } from '../../shared/ui/late-failure';
import classes from './late-failure-notice.module.css';

/** Says what failed of a dialog that was closed meanwhile, until that is read. */
export function LateFailureNotice() {
  const error = useLateFailure();
  if (error === undefined) return null;
  return (
    <p role="alert" className={classes.notice}>
      <span>
        A ação da janela que você fechou não foi concluída: {readApiError(error, 'Não foi possível concluir.').text}
      </span>
      <CloseButton onClick={dismissLateFailure} />
    </p>
  );
}
