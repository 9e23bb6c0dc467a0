import { formatMoment } from '../../../shared/ui/dates';
import classes from './broadcast-preview.module.css';

/** The message as its readers will see it. */
export function BroadcastPreview({ content }: { content: string }) {
  const text = content.trim();
  return (
    <figure className={classes.preview} aria-label="Prévia do recado">
      <figcaption className="soft small">Como será visto</figcaption>
      <div className={classes.popup}>
        <p className={classes.popupTitle}>Aviso da Administração</p>
        <p className={classes.popupText} data-empty={!text || undefined}>
          {text || 'Sua mensagem aparece aqui.'}
        </p>
        <p className="soft small">{formatMoment(new Date())}</p>
        <span className={classes.popupButton}>Entendi</span>
      </div>
    </figure>
  );
}
