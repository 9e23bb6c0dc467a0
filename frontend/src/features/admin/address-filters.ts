import { useSearchParams } from 'react-router-dom';

/** Which values each filter may have in the page's address; what else stands there is left out. */
export type FilterRules<Filters> = { readonly [Name in keyof Filters]-?: (value: string) => boolean };

export interface AddressFilters<Filters> {
  readonly filters: Filters;
  readonly change: (next: Filters) => void;
}

/** A list's filters, kept in the page's address, so that a reload and a link show the same. Nothing personal belongs there. */
export function useAddressFilters<Filters extends object>(rules: FilterRules<Filters>): AddressFilters<Filters> {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(rules) as Array<keyof Filters & string>;
  const given = names.flatMap((name) => {
    const value = params.get(name);
    return value !== null && rules[name](value) ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(given) as Filters,
    change: (next) => {
      const kept = new URLSearchParams(params);
      for (const name of names) {
        const value = next[name] as string | undefined;
        if (value) kept.set(name, value);
        else kept.delete(name);
      }
      setParams(kept, { replace: true });
    },
  };
}

/** A value among those of a choice. */
export const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

/** A day of the calendar as fields of days have it: 2026-11-21. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
