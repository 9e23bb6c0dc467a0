import { useEffect } from 'react';

/** Names the page in the browser's tab and history. Without a title the product's own line stands. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} | Nítido` : 'Nítido: consultas claras, com responsabilidade';
  }, [title]);
}
