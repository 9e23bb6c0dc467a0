/** A dossier's label as it is kept: single spaces, none around it. */
export function dossierLabel(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What labels that are one have in common: they differ in case or in spaces alone. */
export function dossierLabelKey(text: string): string {
  return dossierLabel(text).toLocaleLowerCase('pt-BR');
}
