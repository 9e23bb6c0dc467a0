import { ActionLink } from '../../../shared/ui/action';
import { Section } from '../section';

const ACTIONS = [
  { label: 'Ver sugestões', to: '/admin/suggestions' },
  { label: 'Ver análises', to: '/admin/analytics' },
  { label: 'Configurações', to: '/admin/settings' },
  { label: 'Enviar recado', to: '/admin/mensagens' },
  { label: 'Criar código promocional', to: '/admin/codigos' },
  { label: 'Limpar contas', to: '/admin/limpeza' },
];

/** Where an administrator goes from here most often; there whatever becomes of the figures. */
export function QuickActions() {
  return (
    <Section title="Ações rápidas">
      <ul className="row">
        {ACTIONS.map(({ label, to }) => (
          <li key={to}>
            <ActionLink to={to} look="plain" size="sm">
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
