import { DOT } from '../../../shared/ui/dot';
import { LookUpRelated } from '../result/look-up-related';
import classes from './relation-list.module.css';
import { HUB, type RelationKind, type Relations } from './relations';

const KINDS: Readonly<Record<RelationKind, string>> = { pessoa: 'Pessoas', empresa: 'Empresas', endereco: 'Endereços' };

/** The same as the picture, and all of it, as lists. */
export function RelationList({ relations, name }: { relations: Relations; name: string }) {
  const kinds = (Object.keys(KINDS) as RelationKind[]).filter((kind) =>
    relations.nodes.some((node) => node.kind === kind),
  );
  return kinds.map((kind) => (
    <div key={kind} className={classes.kind}>
      <h3 className="medium">{KINDS[kind]}</h3>
      <ul className="grid">
        {relations.nodes
          .filter((node) => node.kind === kind)
          .map(({ id, label, detail, related }) => (
            <li key={id} className={`row ${classes.one}`}>
              <div>
                <p className="weight-540 breaks">{label}</p>
                <p className="soft small">{[...tiesTexts(id, relations, name), detail].filter(Boolean).join(DOT)}</p>
              </div>
              {related && <LookUpRelated related={related} />}
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** How somebody is tied to the others: «Mãe de HELENA PRADO», «Sócio de PRADO LTDA». */
export function tiesTexts(id: string, { nodes, ties }: Relations, subject: string): string[] {
  const nameOf = (one: string) => (one === HUB ? subject : (nodes.find((node) => node.id === one)?.label ?? ''));
  const isCompany = nodes.some((node) => node.id === id && node.kind === 'empresa');
  return ties
    .filter((tie) => tie.id === id)
    .map(({ of, text }) => {
      if (text === 'Endereço') return `Endereço de ${nameOf(of)}`;
      return isCompany ? `${nameOf(of)}: ${text.toLowerCase()}` : `${text} de ${nameOf(of)}`;
    });
}
