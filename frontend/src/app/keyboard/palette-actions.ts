import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { Session } from '../../shared/api/session';
import { ADMIN_ROUTES } from '../admin-routes';
import type { ColourScheme } from '../theme/colour-scheme';

/** One line of the palette: where it leads or what it does. */
export interface PaletteAction {
  readonly group: string;
  readonly label: string;
  /** Further words that find it. */
  readonly words?: string;
  readonly does:
    | { readonly goTo: string; readonly first?: () => void }
    | { readonly theme: ColourScheme }
    | { readonly run: 'shortcuts' | 'logout' };
}

const THEMES: readonly PaletteAction[] = [
  { group: 'Tema', label: 'Tema claro', does: { theme: 'light' } },
  { group: 'Tema', label: 'Tema escuro', words: 'noite', does: { theme: 'dark' } },
  { group: 'Tema', label: 'Tema do sistema', words: 'automático', does: { theme: 'auto' } },
];
const HELP: PaletteAction = { group: 'Ajuda', label: 'Atalhos do teclado', does: { run: 'shortcuts' } };

const place = (label: string, goTo: string, words?: string): PaletteAction => ({
  group: 'Ir para',
  label,
  ...(words && { words }),
  does: { goTo },
});

const STATUS = place('Situação do serviço', '/status', 'fora do ar instável manutenção');

/** What the palette offers to a visitor, or to who is logged in. */
export function paletteActions(session: Session | null): readonly PaletteAction[] {
  if (!session)
    return [place('Início', '/'), place('Entrar', '/login'), place('Cadastrar', '/cadastro'), STATUS, ...THEMES, HELP];
  const administration = session.userType === 'admin' ? ADMIN_ROUTES : [];
  return [
    ...administration.map(({ label, path }) => ({ group: 'Administração', label, does: { goTo: path } })),
    ...LOOKUP_CATALOGUE.map(({ type, label, comesOut }) => ({
      group: 'Tipos de consulta',
      label: `Consultar ${label}`,
      words: comesOut,
      does: { goTo: `/consultas?tipo=${type}` },
    })),
    place('Todos os tipos de consulta', '/consultas'),
    place('Buscar empresas', '/empresas', 'razão social nome fantasia cnae atividade cidade sócio busca'),
    place('Lotes', '/lotes', 'lista planilha csv xlsx consultar muitos'),
    place('Acompanhamento', '/acompanhamento', 'empresas acompanhadas mudanças cnpj lista'),
    place('Histórico', '/consultas?aba=historico', 'consultas feitas'),
    place('Histórico completo', '/historico', 'totais'),
    place('Meu Perfil', '/consultas?aba=perfil', 'conta assinatura preferências'),
    place('Planos', '/assinatura', 'renovar assinatura pagamento'),
    place('Início', '/'),
    STATUS,
    ...THEMES,
    HELP,
    { group: 'Sessão', label: 'Sair', words: 'encerrar logout', does: { run: 'logout' } },
  ];
}

/** Those in which every typed word occurs, accents and case aside; the label counts before the further words. */
export function matching(actions: readonly PaletteAction[], typed: string): readonly PaletteAction[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const byLabel = actions.filter(({ label }) => holds(label));
  const byWords = actions.filter(({ label, words = '' }) => !holds(label) && holds(`${label} ${words}`));
  return [...byLabel, ...byWords];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
