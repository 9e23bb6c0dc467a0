import { naturalCase } from '@kernel/natural-case';
import { useMemo, useState } from 'react';
import type { DossierAbout } from '../../../shared/api/generated';
import { useNarrow } from '../../../shared/ui/media';
import { useNaturalText } from '../result/natural-view';
import { TitledSection } from '../result/titled-section';
import type { ReadResult } from './read-results';
import { RelationList, tiesTexts } from './relation-list';
import { ListToggle, RelationPicture } from './relation-picture';
import { masked as maskedRelations, relationsOf } from './relations';

interface Props {
  readonly about: DossierAbout;
  readonly results: readonly ReadResult[];
  readonly masked: boolean;
}

/** Who and what the kept results name beside the subject: as a picture, or the same as a list. */
export function RelationSection({ about, results, masked }: Props) {
  const [asList, setAsList] = useState(false);
  const narrow = useNarrow(860);
  const say = useNaturalText();
  const relations = useMemo(() => {
    const { nome, documento } = about;
    const kept = results.map(({ lookup }) => ({ type: lookup.entry.consultationType, data: lookup.data }));
    const found = relationsOf({ nome, documento }, kept);
    const { nodes, ties } = masked ? maskedRelations(found) : found;
    const said = nodes.map((node) => ({ ...node, label: say(node.label), detail: node.detail && say(node.detail) }));
    return { nodes: said, ties };
  }, [about, results, masked, say]);
  const name = naturalCase(about.nome ?? about.documento ?? 'Dossiê');
  if (relations.nodes.length === 0) {
    return (
      <TitledSection title="Relações">
        <p>Os resultados guardados não citam parentes, empresas, sócios nem endereços.</p>
      </TitledSection>
    );
  }
  return (
    <TitledSection
      title="Relações"
      count={relations.nodes.length}
      side={<ListToggle on={asList} onToggle={setAsList} />}
    >
      {!asList && (
        <div className="screen-only">
          <RelationPicture
            relations={relations}
            name={name}
            kind={about.tipo}
            hub="Este dossiê"
            describe={(id) => tiesTexts(id, relations, name)}
            narrow={narrow}
            onList={() => setAsList(true)}
          />
        </div>
      )}
      <div className={asList ? undefined : 'paper-only'}>
        <RelationList relations={relations} name={name} />
      </div>
    </TitledSection>
  );
}
