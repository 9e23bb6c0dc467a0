/** Every page that needs no session, and one that is none. */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/cadastro',
  '/assinatura',
  '/termos',
  '/privacidade',
  '/sugestoes',
  '/criador',
  '/status',
  '/titular',
  '/titular/acompanhar',
  '/titular/confirmar/nada',
  '/titular/resposta/nada',
  '/redefinir-senha/nada',
  '/avisos-por-email/nada',
  '/nada/aqui',
];
