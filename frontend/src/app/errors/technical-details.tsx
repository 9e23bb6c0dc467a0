import { Button, CopyButton } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './fault-page.module.css';

/** Folded facts for whoever looks into the fault, with a button to copy them. */
export function TechnicalDetails({ lines = [] }: { lines?: ReadonlyArray<readonly [string, string]> }) {
  const { pathname } = useLocation();
  const [time] = useState(() => new Date());
  const all: ReadonlyArray<readonly [string, string]> = [
    ['Endereço', pathname],
    ['Horário', time.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })],
    ...lines,
    ['Navegador', navigator.userAgent],
  ];
  return (
    <details className={classes.details}>
      <summary>Detalhes técnicos</summary>
      <dl className={classes.facts}>
        {all.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton value={all.map(([label, value]) => `${label}: ${value}`).join('\n')}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="light" onClick={copy}>
            {copied ? 'Copiado' : 'Copiar detalhes'}
          </Button>
        )}
      </CopyButton>
    </details>
  );
}
