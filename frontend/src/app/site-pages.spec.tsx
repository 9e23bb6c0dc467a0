import { NOWHERE, PAGE_ALIASES, renderedPlaceOf, SITE_PAGES, titleOfPage, UNLISTED_PLACES } from '@kernel/site-pages';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { useTestServer } from '../shared/testing/test-server';
import { routes } from './routes';
import { showProduct } from './testing';

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
const withoutMarks = (path: string) => path.replace(/\/(:\w+|\*)$/, '');

describe('What the server says of the pages', () => {
  useTestServer();

  it('covers every address of the page, and no other one', () => {
    const listed = [...SITE_PAGES.map(({ path }) => path), ...Object.keys(PAGE_ALIASES), ...UNLISTED_PLACES];
    const known = new Set(
      pathsOf(routes)
        .map(withoutMarks)
        .filter((path) => path !== '*' && !UNLISTED_PLACES.some((place) => path.startsWith(`${place}/`))),
    );
    expect([...known].toSorted()).toEqual(listed.toSorted());
  });

  it.each(UNLISTED_PLACES)('knows addresses below %s only where there are some', (place) => {
    const hasMore = pathsOf(routes).some((path) => path.startsWith(`${place}/`));
    expect(renderedPlaceOf(`${place}/99`)).toBe(hasMore ? place : NOWHERE);
  });

  it.each(SITE_PAGES.map(({ path, title }) => [path, titleOfPage(title)]))(
    '%s is called “%s” there as here',
    async (path, title) => {
      await showProduct(path);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.title).toBe(title));
    },
  );
});
