import { suggestEmail } from './domain-suggestion';
import classes from './identity-form.module.css';

interface Props {
  readonly email: string;
  readonly domains: readonly string[];
  readonly onAccept: (email: string) => void;
}

/** Offers the address that was probably meant. */
export function EmailSuggestion({ email, domains, onAccept }: Props) {
  const meant = suggestEmail(email, domains);
  return (
    <div role="status">
      {meant && (
        <p className="soft small near">
          Você quis dizer{' '}
          <button
            type="button"
            className={`link-button ${classes.suggestion}`}
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector<HTMLElement>('[type="email"]')?.focus();
              onAccept(meant);
            }}
          >
            {meant}
          </button>
          ?
        </p>
      )}
    </div>
  );
}
