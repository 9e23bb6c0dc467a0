import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Late, late } from '../../shared/ui/late';

type Load = () => Promise<{ readonly Component: ComponentType }>;

/** A part of a page, from its frame to what stands in it. */
type Screen = Late<object> & { readonly load: Load };

/** The routes with a screen in the place of each `lazy`. */
export function withScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy: load, children, ...route }) => ({
    ...route,
    ...(load && { Component: screenOf(load as Load) }),
    ...(children && { children: withScreens(children) }),
  })) as RouteObject[];
}

function screenOf(load: Load): Screen {
  return Object.assign(
    late(async () => (await load()).Component),
    { load },
  );
}

/** Brings what an address shows; null when all of it is here. */
export function bringScreens(routes: RouteObject[], pathname: string): Promise<unknown> | null {
  const waits = screensOf(routes, pathname).flatMap((screen) => screen.bring() ?? []);
  return waits.length > 0 ? Promise.all(waits) : null;
}

/** The screens of an address, from the frame inwards. */
export function screensOf(routes: RouteObject[], pathname: string): Screen[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { Component } }) =>
    Component && 'bring' in Component ? [Component as Screen] : [],
  );
}
