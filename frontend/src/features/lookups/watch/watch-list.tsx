import { useRef, useState } from 'react';
import type { WatchedCompanyItem } from '../../../shared/api/generated';
import { counted } from '../../../shared/ui/numbers';
import { StatePanel } from '../../../shared/ui/state-panel';
import { cnpjWithoutDots } from './cnpj-text';
import { WatchRow } from './watch-row';

interface Props {
  readonly companies: readonly WatchedCompanyItem[];
  readonly searchText: string;
  readonly onClear: () => void;
}

/** Those that changed last come first, then the newest followed. */
export function WatchList({ companies, searchText, onClear }: Props) {
  const shown = companies.filter((company) => fits(company, searchText)).toSorted(byChange);
  const list = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState({ text: '', search: '' });
  if (shown.length === 0)
    return (
      <StatePanel
        title="Nenhuma empresa com esse nome ou CNPJ"
        text="O filtro olha só as que você acompanha."
        action={{ label: 'Limpar filtro', onClick: onClear }}
      />
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {(gone.search === searchText && gone.text) || (searchText && counted(shown.length, 'empresa'))}
      </p>
      <ul ref={list} tabIndex={-1} className="boxed ruled apart clip" aria-label="Empresas acompanhadas">
        {shown.map((company) => (
          <WatchRow
            key={company.cnpj}
            company={company}
            onGone={(name) => {
              setGone({ text: `${name} saiu da lista.`, search: searchText });
              // Whoever has gone on to another place stays there.
              const { activeElement: at, body } = document;
              if (at === body || list.current?.contains(at)) list.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </ul>
    </>
  );
}

function fits({ cnpj, nome, nome_fantasia }: WatchedCompanyItem, searchText: string): boolean {
  const words = plain(searchText);
  if (words === '') return true;
  const bare = cnpjWithoutDots(searchText);
  return (bare !== '' && cnpj.includes(bare)) || plain(`${nome ?? ''} ${nome_fantasia ?? ''}`).includes(words);
}

function byChange(a: WatchedCompanyItem, b: WatchedCompanyItem): number {
  const months = (b.ultima_mudanca?.mes ?? '').localeCompare(a.ultima_mudanca?.mes ?? '');
  return months || b.desde.localeCompare(a.desde);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
