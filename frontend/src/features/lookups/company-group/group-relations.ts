import { formatCnpj } from '@kernel/cnpj';
import { HUB, type Relation, type Relations } from '../dossier/relations';
import { relatedPerson, relatedTo } from '../result/related';
import type { CompanyGroupAnswer, GroupEdge, GroupNode } from './group.api';

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
  const placeOf = (id: string) => (id === ASKED ? HUB : id);
  const ties = ligacoes.map((link) => {
    const { de, para } = link;
    const outward = (steps.get(de) ?? 0) <= (steps.get(para) ?? 0);
    const [of, id] = outward ? [de, para] : [para, de];
    return { id: placeOf(id), of: placeOf(of), text: tieText(link, say) };
  });
  return { nodes: nos.filter(({ id }) => id !== ASKED).map((node) => relationOf(node, say)), ties };
}

export function labelOf({ razao_social, nome, cnpj }: GroupNode, say: Say): string {
  const name = razao_social ?? nome;
  return name ? say(name) : cnpj ? formatCnpj(cnpj) : 'Nome não informado';
}

/** What tells a company apart: its CNPJ and place. */
export function detailOf({ cnpj, municipio, uf, tipo }: GroupNode, say: Say): string | null {
  const place = municipio && uf ? say(`${municipio}, ${uf}`) : (municipio ?? uf);
  const kind = { empresa: null, filial: 'Filial', pessoa: null, exterior: 'Sócio no exterior' }[tipo];
  return [kind, cnpj && formatCnpj(cnpj), place].filter(Boolean).join(' · ') || null;
}

/** «Sócio-administrador de Padaria Rocha», «Filial de Padaria Rocha»: what the link says, read from its own end. */
export function linkInWords(
  { tipo, de, para, qualificacao }: GroupEdge,
  id: string,
  nameOf: (id: string) => string,
): string {
  if (tipo === 'filial') return id === para ? `Filial de ${nameOf(de)}` : `Tem a filial ${nameOf(para)}`;
  const role = qualificacao ?? 'Sócio';
  return id === de ? `${role} de ${nameOf(para)}` : `${role}: ${nameOf(de)}`;
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

function tieText({ tipo, qualificacao, certeza }: GroupEdge, say: Say): string {
  const text = tipo === 'filial' ? 'Filial' : say(qualificacao ?? 'Sócio');
  return certeza === 'certa' ? text : `${text} (muito provável)`;
}
