import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useMounted } from '../../shared/ui/use-mounted';
import classes from './theme-choice.module.css';

const CHOICES: ReadonlyArray<{ value: MantineColorScheme; label: string; Icon: typeof IconSun }> = [
  { value: 'light', label: 'Claro', Icon: IconSun },
  { value: 'dark', label: 'Escuro', Icon: IconMoon },
  { value: 'auto', label: 'Sistema', Icon: IconDeviceDesktop },
];

/** Light, dark, or whatever the system says; remembered by the browser. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
            className="visually-hidden"
            checked={mounted && colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={16} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
