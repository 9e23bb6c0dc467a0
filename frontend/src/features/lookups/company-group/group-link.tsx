import { words } from '@kernel/results/result-view';
import { recordIn } from '@kernel/source-record';
import { Suspense } from 'react';
import { lazyOf } from '../../../shared/ui/code-of';

const CompanyGroup = lazyOf(() => import('./company-group'), 'CompanyGroup');

/** The group of the company that a result is about; its code comes after the result. */
export function GroupLink({ data }: { data: unknown }) {
  const { cnpj, razao_social } = recordIn(data);
  return (
    <Suspense>
      <CompanyGroup key={words(cnpj)} cnpj={words(cnpj) ?? ''} name={words(razao_social) ?? 'A empresa'} />
    </Suspense>
  );
}
