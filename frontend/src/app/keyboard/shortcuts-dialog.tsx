import { ActionButton } from '../../shared/ui/action';
import { Dialog, DialogActions } from '../../shared/ui/dialog';
import '../../shared/ui/tick.css';
import classes from './shortcuts-dialog.module.css';
import { setSingleKeys, useSingleKeys } from './single-keys';

const SHORTCUTS: ReadonlyArray<{ keys: readonly string[]; does: string; single?: true }> = [
  { keys: ['Ctrl', 'K'], does: 'Ir para qualquer lugar' },
  { keys: ['Esc'], does: 'Voltar' },
  { keys: ['/'], does: 'Ir para a busca', single: true },
  { keys: ['?'], does: 'Ver os atalhos', single: true },
];

/** What the keyboard can do, and the switch for shortcuts of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useSingleKeys();
  return (
    <Dialog title="Atalhos do teclado" onClose={onClose}>
      <dl className={classes.list}>
        {SHORTCUTS.map(({ keys, does, single }) => (
          <div key={does} data-off={(single && !on) || undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className="tick"
          checked={on}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
        Usar atalhos de uma tecla só (/ e ?)
      </label>
      <p>Nenhum atalho age enquanto você digita num campo. Também se chega aqui por Ctrl+K.</p>
      <DialogActions>
        <ActionButton onClick={onClose}>Fechar</ActionButton>
      </DialogActions>
    </Dialog>
  );
}
