import { Card } from '../../shared/ui/card';
import { ThemeChoice } from './theme-choice';

/** The theme among the preferences of Meu Perfil. */
export function ThemeCard() {
  return (
    <Card title="Aparência">
      <div>
        <ThemeChoice />
      </div>
    </Card>
  );
}
