import { HUB, type Relations } from './relations';

/** How somebody is tied to the others: «Mãe de HELENA PRADO», «Sócio de PRADO LTDA». */
export function tiesTexts(id: string, { nodes, ties }: Relations, subject: string): string[] {
  const nameOf = (one: string) => (one === HUB ? subject : (nodes.find((node) => node.id === one)?.label ?? ''));
  const isCompany = nodes.some((node) => node.id === id && node.kind === 'empresa');
  return ties
    .filter((tie) => tie.id === id)
    .map(({ of, text }) => {
      if (text === 'Endereço') return `Endereço de ${nameOf(of)}`;
      return isCompany ? `${nameOf(of)}: ${text.toLowerCase()}` : `${text} de ${nameOf(of)}`;
    });
}
