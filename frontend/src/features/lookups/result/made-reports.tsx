import type { MadeReportsAnswer } from '../../../shared/api/generated';
import { useGetMadeReportsQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './trace.module.css';

/** Whether reports were made of this lookup, and when. Their codes are kept nowhere but in the files. */
export function MadeReports({ protocolo }: { protocolo: string }) {
  const { data, error } = useGetMadeReportsQuery({ protocolo }, { refetchOnMountOrArgChange: true });
  const said = data ? inWords(data) : error && 'Não foi possível saber se já há relatório em PDF desta consulta.';
  return said ? <p className={classes.reports}>{said}</p> : null;
}

function inWords({ vezes, primeiroEm, ultimoEm }: MadeReportsAnswer): string | null {
  if (primeiroEm === null || ultimoEm === null) return null;
  const first = `Relatório em PDF feito em ${formatMoment(primeiroEm)}`;
  if (vezes === 1) return `${first}. O código dele está só no PDF.`;
  const times = vezes.toLocaleString('pt-BR');
  return `${first} (${times} vezes, o último em ${formatMoment(ultimoEm)}). O código de cada um está só no seu PDF.`;
}
