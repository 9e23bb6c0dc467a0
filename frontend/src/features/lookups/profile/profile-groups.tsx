import type { ReactNode } from 'react';
import { useSectionOnScreen } from '../result/section-on-screen';
import classes from './profile-groups.module.css';

const GROUPS = {
  'visao-geral': 'Visão geral',
  preferencias: 'Preferências',
  seguranca: 'Acesso e segurança',
  integracoes: 'Integrações',
  privacidade: 'Privacidade',
} as const;

type GroupId = keyof typeof GROUPS;
const IDS = Object.keys(GROUPS) as GroupId[];

/** The page's groups beside it, the one being read marked; only where there is room for it. */
export function ProfileIndex() {
  const current = useSectionOnScreen(IDS);
  return (
    <nav aria-label="Seções do perfil" className={classes.index}>
      <ul>
        {IDS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {GROUPS[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Cards that belong together, under their name: two beside each other, an odd last one across. */
export function ProfileGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  return (
    <section className={classes.group} id={id} aria-labelledby={`${id}-nome`}>
      <h2 id={`${id}-nome`} className={classes.name}>
        {GROUPS[id]}
      </h2>
      <div className={classes.cards}>{children}</div>
    </section>
  );
}
