import type { DivergenceDetails } from '../../../shared/api/generated';
import classes from './divergence-table.module.css';

/** What each source says in the fields on which they differ. */
export function DivergenceTable({ details }: { details: DivergenceDetails }) {
  return (
    <dl className={`medium spaced grid gap-2 ${classes.table}`}>
      {details.campos.map(({ campo, valores }) => (
        <div key={campo}>
          <dt className="bold">{fieldInWords(campo)}</dt>
          {valores.map(({ fonte, valor }) => (
            <dd key={fonte}>
              <span className="soft">{fonte}:</span> {valueInWords(valor)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  razao_social: 'Razão social',
  situacao_cadastral: 'Situação cadastral',
  cidade: 'Cidade',
  uf: 'UF',
  existe: 'Cadastro existe',
};

function fieldInWords(name: string): string {
  return FIELDS[name] ?? name.replaceAll('_', ' ');
}

function valueInWords(value: string | boolean | null): string {
  if (value === null) return 'não informado';
  return typeof value === 'boolean' ? (value ? 'sim' : 'não') : value;
}
