/** What the links in e-mails open; after these comes each time a secret. */
export const LINKED_PLACES: readonly string[] = [
  '/redefinir-senha',
  '/confirmar-email',
  '/titular/confirmar',
  '/titular/resposta',
  '/avisos-por-email',
];
