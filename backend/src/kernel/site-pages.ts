import { LINKED_PLACES } from './linked-places.js';

/** A page that search engines may list, as it is told there and in a shared link. */
export interface SitePage {
  readonly path: string;
  /** Without the product's name; null where its own line is the title. */
  readonly title: string | null;
  /** One or two sentences, at most 160 characters. */
  readonly description: string;
}

/** The pages that need no session, but those that the links in e-mails open. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: null,
    description:
      'Consulte CPF, CNPJ, telefone e outros dados com finalidade declarada e registro. Pague com Pix por 7, 15 ou 30 dias, sem renovação automática.',
  },
  {
    path: '/criador',
    title: 'Criador',
    description: 'Quem desenvolve, opera e atende o Nítido, como falar com o suporte e os números do serviço.',
  },
  {
    path: '/assinatura',
    title: 'Assinatura',
    description: 'Bronze por 7 dias, Prata por 15, Ouro por 30. Um pagamento com Pix, sem renovação automática.',
  },
  {
    path: '/cadastro',
    title: 'Cadastrar',
    description: 'Crie sua conta no Nítido e escolha por quantos dias quer consultar.',
  },
  {
    path: '/login',
    title: 'Entrar',
    description: 'Entre na sua conta do Nítido para consultar, ver o histórico e acompanhar o seu plano.',
  },
  {
    path: '/sugestoes',
    title: 'Sugestões',
    description: 'Conte uma ideia ou um problema do Nítido. Cada mensagem é lida por uma pessoa.',
  },
  {
    path: '/status',
    title: 'Situação do serviço',
    description: 'Como está agora cada tipo de consulta e cada parte do Nítido, com o histórico de noventa dias.',
  },
  {
    path: '/desenvolvedores',
    title: 'Desenvolvedores',
    description:
      'Consulte a partir dos seus programas: chaves, modo de teste, exemplos em curl, TypeScript e Python, webhooks, erros e limites.',
  },
  {
    path: '/titular',
    title: 'Titular de dados',
    description:
      'Alguém consultou seus dados? Peça para saber o que foi consultado ou para não aparecer mais. Não é preciso ter conta.',
  },
  {
    path: '/titular/acompanhar',
    title: 'Acompanhar pedido',
    description: 'Veja em que ponto está o seu pedido sobre dados pessoais, com o número do protocolo.',
  },
  {
    path: '/verificar',
    title: 'Conferir relatório',
    description: 'Confira se um relatório do Nítido é autêntico, pelo código impresso nele. Não é preciso ter conta.',
  },
  {
    path: '/termos',
    title: 'Termos de uso',
    description:
      'O que vale entre você e o Nítido: finalidades permitidas, pagamento, desistência e responsabilidades.',
  },
  {
    path: '/privacidade',
    title: 'Aviso de privacidade',
    description:
      'Quais dados o Nítido trata, para quê, por quanto tempo, com quem são compartilhados e quais são os seus direitos.',
  },
];

/** Pages that say all that they have to say before the server was asked for anything. */
export const COMPLETE_PLACES: readonly string[] = SITE_PAGES.map(({ path }) => path).filter(
  (path) => !['/status', '/criador', '/verificar'].includes(path),
);

/** Pages of accounts and administrators with further ones below them, and what the links open. */
const UNLISTED_WITH_MORE: readonly string[] = ['/consultas', '/lotes', '/admin', ...LINKED_PLACES];

/** Where the pages lie that are not to be listed: those of accounts and administrators, and of the links. */
export const UNLISTED_PLACES: readonly string[] = ['/historico', '/empresas', '/acompanhamento', ...UNLISTED_WITH_MORE];

/** Listed pages below which each address is about one thing; these are not listed. */
const PLACES_OF_ONE: readonly string[] = ['/verificar'];

/** Other names of a listed page. */
export const PAGE_ALIASES: Readonly<Record<string, string>> = { '/register': '/cadastro' };

/** What is shown where there is no page. */
export const NOWHERE = '/nenhuma';

/** What is rendered at build time: each listed page, and of the other places what all of their addresses begin with. */
export const RENDERED_PLACES: readonly string[] = [
  ...SITE_PAGES.map(({ path }) => path),
  '/admin/login',
  ...UNLISTED_PLACES,
  NOWHERE,
];

/** The rendered place at which an address lies; the longest of those that it may belong to. */
export function renderedPlaceOf(path: string): string {
  const plain = PAGE_ALIASES[path] ?? path;
  if (RENDERED_PLACES.includes(plain)) return plain;
  return [...UNLISTED_WITH_MORE, ...PLACES_OF_ONE].find((place) => plain.startsWith(`${place}/`)) ?? NOWHERE;
}

const SITE_NAME = 'Nítido';
const SITE_LINE = 'Nítido: consultas claras, com responsabilidade';

/** What the browser's tab says. */
export function titleOfPage(title: string | null): string {
  return title === null ? SITE_LINE : `${title} | ${SITE_NAME}`;
}
