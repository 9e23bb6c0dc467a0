import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import type { LookupStates } from '../lookup-states';
import { CHOOSE, groupAt } from '../paths';
import { groupOfType } from './lookup-groups';

/** In the place of a form whose type has no source switched on. */
export function UnderMaintenance({ type, states }: { type: LookupType; states: LookupStates }) {
  const { label } = lookupDefinition(type);
  const group = groupOfType(type, states.offered);
  const navigate = useNavigate();
  usePageTitle(`Consultar ${label}`);
  return (
    <>
      <BackLink to={group ? groupAt(group.key) : CHOOSE} />
      <h1 className="page-title">Consultar {label}</h1>
      <StatePanel
        title={states.textOf(type)}
        text="Esta consulta está fora do ar para todos. As outras seguem funcionando."
        action={{ label: 'Escolher outro tipo', onClick: () => navigate(CHOOSE) }}
      />
    </>
  );
}
