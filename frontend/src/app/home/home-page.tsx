import { usePageTitle } from '../../shared/ui/page-title';
import { Hero } from './hero';
import { LookupGrid } from './lookup-grid';
import { Prices } from './prices';
import { Questions } from './questions';
import { SuggestionBanner } from './suggestion-banner';

export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <LookupGrid />
      <Prices />
      <Questions />
      <SuggestionBanner />
    </>
  );
}
