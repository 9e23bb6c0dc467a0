import { useMemo, useState } from 'react';
import type { CompanyGroupAnswer } from '../../../shared/api/generated';
import { DOT } from '../../../shared/ui/dot';
import { useNarrow } from '../../../shared/ui/media';
import { counted } from '../../../shared/ui/numbers';
import { ListToggle, RelationPicture } from '../dossier/relation-picture';
import { GroupList } from './group-list';
import { groupRelations, linkText, SURE } from './group-relations';

interface Props {
  readonly answer: CompanyGroupAnswer;
  readonly name: string;
  readonly say: (text: string) => string;
}

/** A group as a picture or the same as a list. */
export function GroupView({ answer: { data, meta }, name, say }: Props) {
  const [asList, setAsList] = useState(false);
  const small = useNarrow(860);
  // Beside each other, three steps would leave no room for their names.
  const narrow = small || data.nos.some(({ passo }) => passo > 1);
  const relations = useMemo(() => groupRelations(data, say), [data, say]);
  if (data.nos.length === 1)
    return <p className="soft medium">Nenhum sócio, filial ou participação desta empresa consta nos dados abertos.</p>;
  const names = new Map(relations.nodes.map(({ id, label }) => [id, label]));
  const describe = (id: string) =>
    data.ligacoes
      .filter(({ de, para }) => de === id || para === id)
      .map(
        (link) => `${linkText(link, id, (one) => names.get(one) ?? name).replace(/\.$/, '')}. ${SURE[link.certeza]}`,
      );
  return (
    <div className="stack-3 apart">
      <p role="status" className="soft medium">
        {counted(data.nos.length - 1, 'nome')}
        {DOT}usou {counted(meta.consultas, 'consulta')}
        {DOT}
        {meta.fonte}
      </p>
      {data.haMais && (
        <p className="ink small weight-540">
          Há mais: o grupo é maior do que mostramos. São até 25 ligações de cada nome, 150 nomes e 10 sócios
          pesquisados.
        </p>
      )}
      <div>
        <ListToggle on={asList} onToggle={setAsList} />
      </div>
      {asList ? (
        <GroupList group={data} say={say} />
      ) : (
        <RelationPicture
          relations={relations}
          name={name}
          kind="cnpj"
          hub="Esta empresa"
          describe={describe}
          narrow={narrow}
          onList={() => setAsList(true)}
        />
      )}
    </div>
  );
}
