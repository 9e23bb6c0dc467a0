import '../../../shared/ui/switch.css';
import { Switch } from '@mantine/core';
import { Problem } from '../../../shared/ui/problem';
import { usePrivacyMode } from './privacy-mode';

/** The privacy mode at hand on every screen; the account remembers it. */
export function PrivacyModeSwitch() {
  const { on, change, isLoading, error } = usePrivacyMode();
  if (on === null) return null;
  return (
    <div className="medium apart">
      <Switch
        label="Modo de privacidade"
        checked={on}
        disabled={isLoading}
        onChange={({ currentTarget: { checked } }) => change(checked).catch(() => undefined)}
      />
      {error !== undefined && <Problem error={error} text="Não foi possível mudar o modo de privacidade." />}
    </div>
  );
}
