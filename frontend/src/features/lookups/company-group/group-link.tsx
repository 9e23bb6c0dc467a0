import { words } from '@kernel/results/result-view';
import { recordIn } from '@kernel/source-record';
import { lazyOf } from '../../../shared/ui/code-of';
import { LatePart } from '../../../shared/ui/late-part';

const CompanyGroup = lazyOf(() => import('./company-group'), 'CompanyGroup');

/** The group of the company that a result is about; its code comes after the result. */
export function GroupLink({ data }: { data: unknown }) {
  const { cnpj, razao_social } = recordIn(data);
  return (
    <LatePart>
      <CompanyGroup key={words(cnpj)} cnpj={words(cnpj) ?? ''} name={words(razao_social) ?? 'A empresa'} />
    </LatePart>
  );
}
