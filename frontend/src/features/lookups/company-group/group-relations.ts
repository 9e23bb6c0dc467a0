import { formatCnpj } from '@kernel/cnpj';
import { relatedPerson, relatedTo } from '@kernel/results/related';
import type { CompanyGroupAnswer, GroupEdge, GroupNode } from '../../../shared/api/generated';
import { DOT } from '../../../shared/ui/dot';
import { HUB, type Relation, type Relations } from '../dossier/relations';

type Group = CompanyGroupAnswer['data'];
type Say = (text: string) => string;

export const SURE = {
  certa: 'Certo',
  muito_provavel: 'Muito provável: mesmo nome e mesmos seis dígitos do meio do CPF',
} as const;

const ASKED = 'n0';

/** A group as the picture of relations draws it: each one tied to whoever stands a step nearer to the company. */
export function groupRelations({ nos, ligacoes }: Group, say: Say): Relations {
  const steps = new Map(nos.map(({ id, passo }) => [id, passo]));
  const idOf = (id: string) => (id === ASKED ? HUB : id);
  const ties = ligacoes.map((link) => {
    const { de, para } = link;
    const outward = (steps.get(de) ?? 0) <= (steps.get(para) ?? 0);
    const [of, id] = outward ? [de, para] : [para, de];
    return { id: idOf(id), of: idOf(of), text: tieText(link, outward, say) };
  });
  return { nodes: nos.filter(({ id }) => id !== ASKED).map((node) => relationOf(node, say)), ties };
}

export function labelOf({ tipo, razao_social, nome, cnpj, municipio, uf }: GroupNode, say: Say): string {
  if (tipo === 'filial' && cnpj)
    return ['Filial', cnpj.slice(8, 12), placeOf(municipio, uf, say)].filter(Boolean).join(' ');
  const name = razao_social ?? nome;
  return name ? say(name) : cnpj ? formatCnpj(cnpj) : 'Nome não informado';
}

/** What tells a company apart: its CNPJ and place. */
export function detailOf({ cnpj, municipio, uf, tipo }: GroupNode, say: Say): string | null {
  const kind = tipo === 'exterior' ? 'Sócio no exterior' : null;
  const place = tipo === 'filial' ? null : placeOf(municipio, uf, say);
  return [kind, cnpj && formatCnpj(cnpj), place].filter(Boolean).join(DOT) || null;
}

/** «Sócio-administrador de Padaria Rocha», «Filial de Padaria Rocha»: what the link says, read from its own end. */
export function linkText(
  { tipo, de, para, qualificacao }: GroupEdge,
  id: string,
  nameOf: (id: string) => string,
): string {
  if (tipo === 'filial') return id === para ? `Filial de ${nameOf(de)}` : `Tem a filial ${nameOf(para)}`;
  const role = qualificacao ?? 'Sócio';
  return id === de ? `${role} de ${nameOf(para)}` : `${role}: ${nameOf(de)}`;
}

function placeOf(city: string | null, state: string | null, say: Say): string | null {
  return city && state ? say(`${city}, ${state}`) : (city ?? state);
}

function relationOf(node: GroupNode, say: Say): Relation {
  const isCompany = node.cnpj !== null;
  return {
    id: node.id,
    kind: isCompany ? 'empresa' : 'pessoa',
    label: labelOf(node, say),
    detail: detailOf(node, say),
    related: isCompany ? relatedTo('cnpj', node.cnpj) : relatedPerson(node.nome),
  };
}

/** What the outer one of two is to the inner one; a partner's own company says so, since «Sócio» under it would turn it round. */
function tieText({ tipo, qualificacao, certeza }: GroupEdge, ownedByInner: boolean, say: Say): string {
  const role = qualificacao ?? 'Sócio';
  const text = tipo === 'filial' ? 'Filial' : say(ownedByInner ? `Participação: ${role}` : role);
  return certeza === 'certa' ? text : `${text} (muito provável)`;
}
