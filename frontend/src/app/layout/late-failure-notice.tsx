import { CloseButton } from '../../shared/ui/close-button';
import { useLateFailure } from '../../shared/ui/late-failure';
import classes from './late-failure-notice.module.css';

/** Says what failed of a dialog that was closed meanwhile, until that is read. */
export function LateFailureNotice() {
  const { text, dismiss } = useLateFailure();
  return (
    <div className={classes.place}>
      {text !== null && (
        <p role="alert" className={classes.notice}>
          <span>O que você pediu na janela que fechou falhou: {text}</span>
          <CloseButton onClick={dismiss} />
        </p>
      )}
    </div>
  );
}
