import { usePageTitle } from './page-title';

/** What a page is, for who cannot see it, where what it shows could not be opened and names nothing. */
export function HiddenTitle({ title }: { title: string }) {
  usePageTitle(title);
  return <h1 className="visually-hidden">{title}</h1>;
}
