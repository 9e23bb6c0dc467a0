import type { LookupType } from '@kernel/lookup-catalogue';

/** Types that share a card and are told apart on a screen of their own. */
export interface LookupGroup {
  readonly key: string;
  readonly label: string;
  /** What its types are and what comes out of them, in a card's words. */
  readonly goesIn: string;
  readonly comesOut: string;
  readonly options: ReadonlyArray<{ readonly type: LookupType; readonly label: string }>;
}

/** A card of the first screen: one type, or a group with a choice behind it. */
export type Choice = { readonly type: LookupType } | { readonly group: LookupGroup };

const GROUPS: readonly LookupGroup[] = [
  {
    key: 'cpf',
    label: 'CPF',
    goesIn: 'CPF Padrão ou 2.0, mãe ou pai',
    comesOut: 'Cadastro completo ou situação na Receita Federal',
    options: [
      { type: 'cpf', label: 'CPF Padrão' },
      { type: 'cpf-2', label: 'CPF 2.0 Receita Federal' },
      { type: 'cpf-mae', label: 'CPF Mãe' },
      { type: 'cpf-pai', label: 'CPF Pai' },
    ],
  },
];

/** The cards' order; a type that is not named here comes last. */
const ORDER: readonly LookupType[] = ['cpf', 'cnpj', 'nome', 'telefone', 'mae', 'rg', 'email', 'fotorj', 'pix', 'cep'];

/** The group's offered part; null when it leaves no choice. */
export function groupOf(key: string | null, offered: readonly LookupType[]): LookupGroup | null {
  const group = GROUPS.find((one) => one.key === key);
  const options = group?.options.filter(({ type }) => offered.includes(type)) ?? [];
  return group && options.length > 1 ? { ...group, options } : null;
}

/** The group through whose screen one comes to this type, if any. */
export function groupOfType(type: LookupType, offered: readonly LookupType[]): LookupGroup | null {
  const group = GROUPS.find(({ options }) => options.some((option) => option.type === type));
  return group ? groupOf(group.key, offered) : null;
}

/** The cards to show, `recent` types first (the last used at the front). */
export function choicesFor(offered: readonly LookupType[], recent: readonly LookupType[]): Choice[] {
  const order = [...recent, ...ORDER];
  const place = (choice: Choice) => {
    const found = order.findIndex((type) => typesOf(choice).includes(type));
    return found < 0 ? order.length : found;
  };
  const groups = GROUPS.flatMap(({ key }) => groupOf(key, offered) ?? []);
  const single = [...new Set([...ORDER, ...offered])].filter(
    (type) => offered.includes(type) && !groupOfType(type, offered),
  );
  const choices: Choice[] = [...groups.map((group) => ({ group })), ...single.map((type) => ({ type }))];
  return choices.sort((a, b) => place(a) - place(b));
}

function typesOf(choice: Choice): readonly LookupType[] {
  return 'type' in choice ? [choice.type] : choice.group.options.map(({ type }) => type);
}
