import '../../../shared/ui/switch.css';
import { Switch } from '@mantine/core';
import { Card } from '../../../shared/ui/card';
import { Problem } from '../../../shared/ui/problem';
import { usePrivacyMode } from '../privacy-mode/privacy-mode';
import classes from './profile-tab.module.css';

/** Whether lists tell masked or whole what was looked up. */
export function PrivacyModeCard() {
  const { on, change, isLoading, isSuccess, error } = usePrivacyMode();
  return (
    <Card title="Histórico">
      <Switch
        label="Modo de privacidade"
        description="O histórico e a planilha mostram mascarado o que você consultou. Sem ele, mostram por extenso, e isso fica registrado."
        checked={on ?? true}
        disabled={on === null || isLoading}
        onChange={({ currentTarget: { checked } }) => change(checked).catch(() => undefined)}
      />
      <p role="status" className={classes.saved}>
        {isSuccess && !isLoading && (on ? 'Modo de privacidade ligado.' : 'Modo de privacidade desligado.')}
      </p>
      <Problem error={error} text="Não foi possível salvar o modo de privacidade." />
    </Card>
  );
}
