import { withoutCpf } from '../../lookups/index.js';
import { type CodeTexts, cnpjOf, HEAD_OFFICE, STATUSES } from '../query/index.js';
import type { GroupFirm } from './group-register.queries.js';
import { type GroupEdge, type GroupNode, type WalkedGroup } from './walk-group.js';

const KINDS = { firm: 'empresa', branch: 'filial', person: 'pessoa', abroad: 'exterior' } as const;

type PresentedNode = ReturnType<typeof presentNode>;
type PresentedEdge = ReturnType<typeof presentEdge>;

/** A group as a subscriber reads it. Of people it tells the name, and no digit of a document. */
export function presentGroup({ nodes, edges }: WalkedGroup, firms: readonly GroupFirm[], codes: CodeTexts) {
  const byRoot = new Map(firms.map((firm) => [firm.root, firm]));
  return {
    nos: nodes.map((node) => presentNode(node, byRoot, codes)),
    ligacoes: edges.map((edge) => presentEdge(edge, codes)),
  };
}

function presentNode(node: GroupNode, firms: ReadonlyMap<number, GroupFirm>, codes: CodeTexts) {
  const { id, kind, step: passo, more: haMais, name } = node;
  const isCompany = kind === 'firm' || kind === 'branch';
  const firm = isCompany ? firms.get(node.root) : undefined;
  const unit = kind === 'branch' ? node.branch : firm;
  return {
    id: `n${id}`,
    tipo: KINDS[kind],
    passo,
    cnpj: isCompany ? cnpjOf(node.root, unit?.ordem ?? HEAD_OFFICE) : null,
    razao_social: isCompany ? withoutCpf(firm?.razao_social ?? name) : null,
    nome_fantasia: withoutCpf(unit?.nome_fantasia ?? null),
    situacao_cadastral: STATUSES[unit?.situacao ?? 0] ?? null,
    municipio: unit?.cidade_exterior ?? codes.of('Municipios', unit?.municipio),
    uf: unit?.uf ?? null,
    nome: isCompany ? null : withoutCpf(name),
    haMais,
  };
}

function presentEdge({ from, to, kind, qualification, since, certain }: GroupEdge, codes: CodeTexts) {
  return {
    de: `n${from.id}`,
    para: `n${to.id}`,
    tipo: kind === 'branch' ? ('filial' as const) : ('socio' as const),
    qualificacao: codes.of('Qualificacoes', qualification),
    desde: since,
    certeza: certain ? ('certa' as const) : ('muito_provavel' as const),
  };
}

/** Without what hangs on somebody who was taken out. */
export function stillTied(nodes: readonly PresentedNode[], edges: readonly PresentedEdge[]) {
  const left = new Map(nodes.map((node) => [node.id, node]));
  const tied = edges.filter(({ de, para }) => left.has(de) && left.has(para));
  const reached = new Set(['n0']);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { de, para } of tied) if (reached.has(de) || reached.has(para)) reached.add(de).add(para);
  }
  return { nos: nodes.filter(({ id }) => reached.has(id)), ligacoes: tied.filter(({ de }) => reached.has(de)) };
}
