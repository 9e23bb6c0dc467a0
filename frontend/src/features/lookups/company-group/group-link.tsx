import { lazy, Suspense } from 'react';
import { words } from '../result/result-view';
import { recordIn } from '../result/source-data';

const CompanyGroup = lazy(async () => ({ default: (await import('./company-group')).CompanyGroup }));

/** The group of the company that a result is about; its code comes after the result. */
export function GroupLink({ data }: { data: unknown }) {
  const { cnpj, razao_social } = recordIn(data);
  return (
    <Suspense>
      <CompanyGroup key={words(cnpj)} cnpj={words(cnpj) ?? ''} name={words(razao_social) ?? 'A empresa'} />
    </Suspense>
  );
}
