import { suggestEmail } from './domain-suggestion';
import classes from './identity-form.module.css';

/** Offers the address that was probably meant. */
export function EmailSuggestion({ email, onAccept }: { email: string; onAccept: (email: string) => void }) {
  const meant = suggestEmail(email);
  return (
    <div role="status">
      {meant && (
        <p className={classes.hint}>
          Você quis dizer{' '}
          <button type="button" className={classes.suggestion} onClick={() => onAccept(meant)}>
            {meant}
          </button>
          ?
        </p>
      )}
    </div>
  );
}
