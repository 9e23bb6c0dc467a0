import type { LookupType } from '@kernel/lookup-catalogue';

/** Types that share a card and are told apart on a screen of their own. */
export interface LookupGroup {
  readonly key: string;
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly type: LookupType; readonly label: string }>;
}

/** A card of the first screen: one type, or a group with a choice behind it. */
export type Choice = { readonly type: LookupType } | { readonly group: LookupGroup };

const GROUPS: readonly LookupGroup[] = [
  {
    key: 'cpf',
    label: 'CPF',
    options: [
      { type: 'cpf', label: 'CPF Padrão' },
      { type: 'cpf-2', label: 'CPF 2.0 Receita Federal' },
    ],
  },
];

const ORDER: readonly LookupType[] = ['cpf', 'cnpj', 'nome', 'telefone', 'mae', 'rg', 'email', 'fotorj', 'pix', 'cep'];

/** The group's runnable part; null when it leaves no choice. */
export function groupOf(key: string | null, runnable: readonly LookupType[]): LookupGroup | null {
  const group = GROUPS.find((one) => one.key === key);
  const options = group?.options.filter(({ type }) => runnable.includes(type)) ?? [];
  return group && options.length > 1 ? { ...group, options } : null;
}

/** The group through whose screen one comes to this type, if any. */
export function groupOfType(type: LookupType, runnable: readonly LookupType[]): LookupGroup | null {
  const group = GROUPS.find(({ options }) => options.some((option) => option.type === type));
  return group ? groupOf(group.key, runnable) : null;
}

/** The cards to show, `recent` types first (the last used at the front). */
export function choicesFor(runnable: readonly LookupType[], recent: readonly LookupType[]): Choice[] {
  const order = [...recent, ...ORDER];
  const place = (choice: Choice) => order.findIndex((type) => typesOf(choice).includes(type));
  const groups = GROUPS.flatMap(({ key }) => groupOf(key, runnable) ?? []);
  const single = ORDER.filter((type) => runnable.includes(type) && !groupOfType(type, runnable));
  const choices: Choice[] = [...groups.map((group) => ({ group })), ...single.map((type) => ({ type }))];
  return choices.sort((a, b) => place(a) - place(b));
}

function typesOf(choice: Choice): readonly LookupType[] {
  return 'type' in choice ? [choice.type] : choice.group.options.map(({ type }) => type);
}
