import { naturalCase } from '@kernel/natural-case';
import { Button } from '@mantine/core';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { DossierAbout, DossierLookup } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { PrivacyModeButton } from '../history/privacy-mode-button';
import { useLookupActions } from '../lookup-actions';
import { useLookupStates } from '../lookup-states';
import classes from './dossier-head.module.css';

interface Props {
  readonly about: DossierAbout;
  readonly lookups: readonly DossierLookup[];
  readonly masked: boolean;
}

/** Whom the dossier is about, how much there is, and what can be done with it as a whole. */
export function DossierHead({ about, lookups, masked }: Props) {
  const { tipo, nome, documento, consultas } = about;
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<unknown>();
  const { open } = useLookupActions();
  const { canRun } = useLookupStates();
  useEffect(() => heading.current?.focus(), []);
  const [newest, oldest] = [lookups[0], lookups.at(-1)];
  const label = tipo === 'cpf' ? 'CPF' : 'CNPJ';
  const again = documento !== null && !documento.includes('*') && canRun(tipo);
  return (
    <header className={`row ${classes.head}`}>
      <div>
        <p className={`row soft ${classes.document}`}>
          <span className="bold">
            Dossiê{DOT}
            {label}
          </span>{' '}
          <span className="tabular">{documento}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {naturalCase(nome ?? documento ?? 'Dossiê')}
        </h1>
        <p className={`row soft medium ${classes.facts}`}>
          <span>{counted(consultas, 'consulta')}</span>
          {newest && <span>última em {formatDay(newest.entry.timestamp)}</span>}
          {oldest && oldest !== newest && lookups.length === consultas && (
            <span>primeira em {formatDay(oldest.entry.timestamp)}</span>
          )}
        </p>
      </div>
      <div className={`row screen-only ${classes.actions}`}>
        {again && (
          <Button
            leftSection={<IconSearch size={18} aria-hidden />}
            onClick={() => open(tipo, { [tipo]: documento.replace(/[.\-/]/g, '') })}
          >
            Consultar de novo
          </Button>
        )}
        <PrivacyModeButton onChanged={() => undefined} onProblem={setProblem} />
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Salvar em PDF
        </Button>
      </div>
      {masked && (
        <p className={`soft small ${classes.masked}`}>
          Modo de privacidade ligado: nomes, documentos e endereços aparecem mascarados, também no PDF.
        </p>
      )}
      <Problem error={problem} text="Não foi possível mudar o modo de privacidade." />
    </header>
  );
}
