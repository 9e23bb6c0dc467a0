import { showOverlay } from '../keyboard/overlay';
import classes from './palette-button.module.css';

/** Shows that Ctrl+K exists, to who has a keyboard at hand. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={classes.button}
      onClick={() => showOverlay('palette')}
      title="Ir para ou consultar (Ctrl+K)"
    >
      Ir para <span className={classes.keys}>Ctrl K</span>
    </button>
  );
}
