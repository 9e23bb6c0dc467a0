import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<{ readonly Component: ComponentType }>;

/** A part of a page whose code comes when it is wanted. */
interface Screen {
  (): ReactNode;
  /** Brings the code: from then on the screen shows at once. Null when it is here already. */
  bring(): Promise<void> | null;
  readonly load: Load;
}

export function screenOf(load: Load): Screen {
  let here: ComponentType | undefined;
  const bring = async () => {
    here ??= (await load()).Component;
    return { default: here };
  };
  const Late = lazy(bring);
  function LateScreen() {
    // Kept for as long as it is shown: what came meanwhile would be another component, and lose what was typed.
    const [Shown] = useState<ComponentType>(() => here ?? Late);
    return <Shown />;
  }
  return Object.assign(LateScreen, { load, bring: () => (here ? null : bring().then(() => undefined)) });
}

/** The routes with a screen in the place of each `lazy`. */
export function withScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy: load, children, ...route }) => ({
    ...route,
    ...(load && { Component: screenOf(load as Load) }),
    ...(children && { children: withScreens(children) }),
  })) as RouteObject[];
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
