import { naturalCase } from '@kernel/natural-case';
import { IconTag } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { type DossierAbout, useListDossiersQuery } from '../../../shared/api/generated';
import { BackLink } from '../../../shared/ui/back-link';
import { formatDay } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Loaded } from '../../../shared/ui/loaded';
import { counted } from '../../../shared/ui/numbers';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { dossierAt, HISTORY } from '../paths';
import classes from './dossier-list.module.css';

/** The dossiers with labels or notes, the last written first. */
export function DossierList() {
  usePageTitle('Dossiês');
  const query = useListDossiersQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  return (
    <>
      <BackLink to={HISTORY} />
      <h1 className="page-title">Dossiês</h1>
      <p className={classes.intro}>
        Aqui ficam os que têm etiquetas ou anotações suas. O dossiê de qualquer pessoa ou empresa consultada pode ser
        aberto pelo histórico.
      </p>
      <Loaded query={query} failed="Não foi possível abrir a lista de dossiês.">
        {({ dossies }) =>
          dossies.length === 0 ? (
            <StatePanel
              title="Nenhum dossiê com anotações"
              text="Abra um dossiê pelo histórico e escreva uma etiqueta ou anotação."
              action={{ label: 'Ver histórico', onClick: () => navigate(HISTORY) }}
            />
          ) : (
            <ul className={`boxed ruled ${classes.list}`}>
              {dossies.map((one) => (
                <Row key={one.id} about={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ about }: { about: DossierAbout }) {
  const { id, tipo, nome, documento, retido, consultas, etiquetas, anotacoes, versao } = about;
  if (retido) return <li className={`row ${classes.row}`}>Os dados desta pessoa não estão disponíveis.</li>;
  const facts = [
    counted(consultas, 'consulta'),
    anotacoes.length > 0 && counted(anotacoes.length, 'anotação', 'anotações'),
    versao && `alterado em ${formatDay(versao)}`,
  ];
  return (
    <li className={`row ${classes.row}`}>
      <div>
        <Link to={dossierAt(id)} className={`ink strong breaks ${classes.name}`}>
          {naturalCase(nome ?? documento ?? '')}
        </Link>
        <p className="soft small">
          <span className="tabular">
            {tipo === 'cpf' ? 'CPF' : 'CNPJ'} {documento}
          </span>
          {DOT}
          {facts.filter(Boolean).join(DOT)}
        </p>
      </div>
      {etiquetas.length > 0 && (
        <ul className={`row ${classes.labels}`} aria-label="Etiquetas">
          {etiquetas.map((label) => (
            <li key={label}>
              <IconTag size={14} stroke={1.7} aria-hidden />
              {label}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
