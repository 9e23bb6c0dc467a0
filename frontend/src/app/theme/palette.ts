import type { MantineColorsTuple } from '@mantine/core';

/** Our named colours as CSS variables of tokens.css: the one accent and the three meanings. */
const TOKENS = { petrol: 'accent', green: 'success', yellow: 'warning', red: 'danger' } as const;

export type NamedColour = keyof typeof TOKENS;

/** The token behind one of Mantine's colour names, or null for a name that carries no meaning here. */
export function tokenOf(colour: string | undefined): (typeof TOKENS)[NamedColour] | null {
  const name = colour ?? 'petrol';
  return name in TOKENS ? TOKENS[name as NamedColour] : null;
}

export const colours: Record<NamedColour | 'gray' | 'dark', MantineColorsTuple> = {
  petrol: [
    '#e3f1f4',
    '#c6e4ea',
    '#9ad2dd',
    '#86d6e5',
    '#62c6d9',
    '#2b93a8',
    '#0f7287',
    '#075e72',
    '#064c5d',
    '#04323e',
  ],
  gray: ['#f6f8f8', '#edf1f1', '#dbe2e3', '#c6d0d2', '#7d8c90', '#66767a', '#5c6c70', '#46575b', '#2a393d', '#132023'],
  dark: ['#e8eeef', '#cbd5d7', '#93a2a6', '#7f8f93', '#67777b', '#263236', '#1b2528', '#151e21', '#0e1517', '#0a1012'],
  green: ['#e4f3e9', '#cdebd7', '#a9dcbc', '#8bd5a8', '#6fcf95', '#3f9d66', '#268049', '#1a6b3c', '#14552f', '#0f3a21'],
  yellow: [
    '#fbf0d9',
    '#f6e0b3',
    '#f0cd84',
    '#ecc064',
    '#e9b44c',
    '#bd8420',
    '#986100',
    '#7f4f00',
    '#663f00',
    '#452b00',
  ],
  red: ['#fbe9e8', '#f7d2d1', '#f5b3b1', '#f3a2a0', '#f29190', '#d05255', '#b93539', '#a3262a', '#851d21', '#5a1416'],
};
