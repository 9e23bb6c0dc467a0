import { useNavigate } from 'react-router-dom';
import { logout } from '../../shared/api/logout';
import { chooseColourScheme } from '../theme/colour-scheme';
import { showOverlay } from './overlay';
import type { PaletteAction } from './palette-actions';

/** Carries an action out. */
export function useAct() {
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
