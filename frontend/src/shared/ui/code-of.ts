import type { ComponentType } from 'react';
import { late } from './late';

export type Load<Name extends string, Shown> = () => Promise<Readonly<Record<Name, Shown>>>;

/** A route's page, whose code comes when it is visited: the module, and which of its components it is. */
export const pageOf =
  <Name extends string>(load: Load<Name, ComponentType>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** A component whose code comes when it is shown. */
export const lazyOf = <Name extends string, Props extends object>(load: Load<Name, ComponentType<Props>>, name: Name) =>
  late(async () => (await load())[name]);
