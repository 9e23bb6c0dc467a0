import { LINKED_PLACES } from '@kernel/linked-places';
import { COMPLETE_PLACES, RENDERED_PLACES } from '@kernel/site-pages';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { routes } from './app/routes';
import { AppRouter } from './app/routing/app-router';
import { bringScreens, screensOf } from './app/routing/screen';

export { COMPLETE_PLACES, RENDERED_PLACES };

/** A place's markup, as it stands for a visitor without a session while the server has not answered yet. */
export async function renderPlace(place: string): Promise<string> {
  const address = addressAt(place);
  await bringScreens(routes, address);
  const { prelude } = await prerender(
    <StrictMode>
      <AppRouter history={createMemoryHistory({ initialEntries: [address] })} routes={routes} />
    </StrictMode>,
    // All in its place: what is put there later by a script would be refused by the content policy.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

/** Asks for the code of a place as the browser will; the build notes which parts that is. */
export async function askForCode(place: string): Promise<void> {
  await Promise.all(screensOf(routes, addressAt(place)).map(({ load }) => load()));
}

function addressAt(place: string): string {
  return LINKED_PLACES.includes(place) ? `${place}/segredo` : place;
}
