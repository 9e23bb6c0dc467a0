import type { UserConsent } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './users.module.css';

const DOCUMENTS: Readonly<Record<string, string>> = { terms: 'Termos de uso', privacy: 'Aviso de privacidade' };

/** What was accepted, in which version and when. */
export function ConsentsCard({ consents }: { consents: readonly UserConsent[] }) {
  return (
    <Card title="Termos aceitos">
      {consents.length === 0 && <p className={classes.soft}>Nada foi aceito ainda.</p>}
      {consents.length > 0 && (
        <ul className={classes.rows} aria-label="Termos aceitos">
          {consents.map(({ document, version, acceptedAt }) => (
            <li key={`${document} ${acceptedAt}`} className={classes.row}>
              <span>
                <strong>{DOCUMENTS[document] ?? document}</strong>
                <span className={classes.soft}>
                  Versão {version}, em {formatMoment(acceptedAt)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
