import type { ReactNode } from 'react';
import { PageIndex } from '../result/page-index';
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

/** The page's groups beside it, the one being read marked. */
export function ProfileIndex() {
  return <PageIndex label="Seções do perfil" sections={IDS.map((id) => ({ id, title: GROUPS[id] }))} />;
}

/** Cards that belong together, under their name: two beside each other, an odd last one across. */
export function ProfileGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  return (
    <section className={classes.group} id={id} aria-labelledby={`${id}-nome`}>
      <h2 id={`${id}-nome`} className="soft medium bold">
        {GROUPS[id]}
      </h2>
      <div className={`in-order ${classes.cards}`}>{children}</div>
    </section>
  );
}
