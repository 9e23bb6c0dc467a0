import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '../../shared/api/logout';
import { useSession } from '../../shared/api/session';
import { counted } from '../../shared/ui/numbers';
import { useModal } from '../../shared/ui/use-modal';
import { chooseColourScheme } from '../theme/colour-scheme';
import { showOverlay } from './overlay';
import classes from './palette.module.css';
import { matching, type PaletteAction, paletteActions } from './palette-actions';
import { useSuggestions } from './use-suggestions';

/** Ctrl+K: every place and action by name, a lookup by its document, past ones by theirs, without leaving the keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const place = useModal();
  const id = useId();
  const session = useSession();
  const act = useAct();
  const { suggestions, looking } = useSuggestions(typed, session);
  const actions = [...matching(paletteActions(session), typed), ...suggestions];
  const current = actions[marked];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog stays the same
  useEffect(() => {
    place.current?.querySelector(`[data-position="${marked}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [marked]);

  const choose = (action: PaletteAction) => {
    onClose();
    act(action);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && actions.length > 0) setMarked((marked + step + actions.length) % actions.length);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={place}
      className={`boxed ${classes.palette}`}
      aria-label="Ir para"
      onClose={onClose}
      onCancel={onClose}
    >
      <input
        className={classes.field}
        role="combobox"
        aria-label="O que você quer fazer?"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && `${id}-${marked}`}
        placeholder="O que você quer fazer?"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={id} aria-label="Ações" className={classes.list}>
        {actions.map((action, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as a combobox does
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option
          <div
            key={action.label + JSON.stringify(action.does)}
            role="option"
            id={`${id}-${position}`}
            data-position={position}
            aria-selected={position === marked}
            className={classes.action}
            onMouseMove={() => setMarked(position)}
            onClick={() => choose(action)}
          >
            <span>{action.label}</span>
            {action.group !== actions[position - 1]?.group && <span className="soft tiny">{action.group}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={actions.length === 0 ? classes.none : 'visually-hidden'}>
        {actions.length > 0
          ? counted(actions.length, 'opção', 'opções')
          : looking
            ? 'Buscando…'
            : 'Nada com esse nome.'}
      </p>
    </dialog>
  );
}

/** Carries an action out. */
function useAct() {
  const navigate = useNavigate();
  return ({ does }: PaletteAction) => {
    if ('goTo' in does) {
      does.first?.();
      return navigate(does.goTo, does.first ? {} : { state: { fresh: true } });
    }
    if ('theme' in does) return chooseColourScheme(does.theme);
    return does.run === 'logout' ? logout() : showOverlay('shortcuts');
  };
}
