import { useEffect, useState } from 'react';
import classes from './demonstration-badge.module.css';

/** Hangs from the header while the product runs on the sandbox, where nobody is real. */
export function DemonstrationBadge() {
  const [demonstration, setDemonstration] = useState(false);
  useEffect(() => {
    isDemonstration().then(setDemonstration, () => undefined);
  }, []);
  if (!demonstration) return null;
  return (
    <p className={classes.badge} title="Demonstração: pessoas, empresas e pagamentos são inventados.">
      Dados fictícios
    </p>
  );
}

/** Asked without the data layer, which the home page does without. */
async function isDemonstration(): Promise<boolean> {
  const answer = await fetch(new URL('/api/public/config', window.location.origin));
  return answer.ok && (await answer.json()).demonstration === true;
}
