import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionButton } from '../../shared/ui/action';
import { useMounted } from '../../shared/ui/use-mounted';
import classes from './fault-page.module.css';

export interface Facts {
  readonly lines?: ReadonlyArray<readonly [string, string]>;
}

/** Folded facts for whoever looks into the fault, with a button to copy them. */
export function FactsToCopy({ lines = [] }: Facts) {
  const { pathname } = useLocation();
  const mounted = useMounted();
  const [time] = useState(() => new Date());
  const [said, setSaid] = useState('Copiar detalhes');
  if (!mounted) return null;
  const all: ReadonlyArray<readonly [string, string]> = [
    ['Endereço', pathname],
    ['Horário', time.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })],
    ...lines,
    ['Navegador', navigator.userAgent],
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(all.map(([label, value]) => `${label}: ${value}`).join('\n'));
      setSaid('Copiado');
    } catch {
      setSaid('Não copiado');
    }
  };
  return (
    <details className={classes.details}>
      <summary>Detalhes técnicos</summary>
      <dl className={classes.facts}>
        {all.map(([label, value]) => (
          <div key={label}>
            <dt className="faint tiny">{label}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </dl>
      <ActionButton look="plain" size="sm" onClick={copy}>
        {said}
      </ActionButton>
    </details>
  );
}
