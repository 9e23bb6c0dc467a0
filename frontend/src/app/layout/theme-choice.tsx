import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { useMounted } from '../../shared/ui/use-mounted';
import { type ColourScheme, chooseColourScheme, colourScheme, onColourScheme } from '../theme/colour-scheme';
import classes from './theme-choice.module.css';

const CHOICES: ReadonlyArray<{ value: ColourScheme; label: string; Icon: typeof IconSun }> = [
  { value: 'light', label: 'Claro', Icon: IconSun },
  { value: 'dark', label: 'Escuro', Icon: IconMoon },
  { value: 'auto', label: 'Sistema', Icon: IconDeviceDesktop },
];

/** Light, dark, or whatever the system says; remembered by the browser. */
export function ThemeChoice() {
  const scheme = useColourScheme();
  const mounted = useMounted();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">Tema</legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={value}
            className="visually-hidden"
            checked={mounted && scheme === value}
            onChange={() => chooseColourScheme(value)}
          />
          <Icon size={16} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** What was chosen; `auto` in markup made at build time. */
function useColourScheme(): ColourScheme {
  return useSyncExternalStore(onColourScheme, colourScheme, () => 'auto');
}
