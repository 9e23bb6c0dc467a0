import { rootText } from '../query/index.js';
import {
  type Bearer,
  type BranchRow,
  type GroupReader,
  type HeldLink,
  MOST_LINKS,
  type PartnerLink,
} from './group-register.queries.js';

/** So many companies, branches and partners are told of at most. */
const MOST_NODES = 150;
/** The companies of so many people are looked for at most. */
const MOST_FOLLOWED = 10;

export interface GroupNode {
  /** Its place among them all. */
  readonly id: number;
  readonly kind: 'firm' | 'branch' | 'person' | 'abroad';
  /** Steps from the company that was asked for. */
  readonly step: number;
  /** Of a firm; of anybody else the company where they were found. */
  readonly root: number;
  readonly name: string | null;
  readonly documento: string | null;
  readonly branch: BranchRow | null;
  /** There are more links than were read. */
  more: boolean;
}

export interface GroupEdge {
  readonly from: GroupNode;
  readonly to: GroupNode;
  readonly kind: 'partner' | 'branch';
  readonly qualification: number | null;
  readonly since: string | null;
  /** The register says it of this very partner; else it is one of the same name and digits. */
  readonly certain: boolean;
}

interface Followed {
  readonly node: GroupNode;
  /** Whether another company of theirs was found. */
  readonly found: boolean;
}

export interface WalkedGroup {
  readonly nodes: readonly GroupNode[];
  readonly edges: readonly GroupEdge[];
  readonly followed: readonly Followed[];
  readonly more: boolean;
}

interface Rules {
  readonly steps: number;
  readonly withheld: (partner: PartnerLink) => boolean;
  /** Asked before the companies of a person are looked for; throws where that may not be. */
  readonly mayFollow: (name: string) => void;
}

/** From a company to its branches and partners, from these to their companies, and so on: each step widens what the last one found. */
export async function walkGroup(reader: GroupReader, root: number, rules: Rules): Promise<WalkedGroup> {
  const group = new Group(rules.withheld);
  let edge = [group.start(root)];
  for (let step = 1; step <= rules.steps && edge.length > 0; step += 1) {
    group.step = step;
    if (step === 1) group.branches(edge[0] as GroupNode, await reader.branchesOf(root));
    const firms = edge.filter(({ kind }) => kind === 'firm');
    group.partners(firms, await reader.partnersOf(firms.map((firm) => firm.root)));
    group.held(firms, await reader.heldByFirms(firms.map((firm) => rootText(firm.root))));
    const people = group.follow(edge);
    for (const { nome } of people.map(bearerOf)) rules.mayFollow(nome);
    group.held(people, people.length === 0 ? [] : await reader.heldByPeople(people.map(bearerOf)));
    edge = group.nodesOf(step);
  }
  return group;
}

/** Zeros and nines fill the field of who has no CPF. */
const PLAIN_CPF = /^\*{3}(?!0{6}|9{6})\d{6}\*{2}$/;

class Group implements WalkedGroup {
  step = 0;
  more = false;
  private readonly byKey = new Map<string, GroupNode>();
  private readonly byEdge = new Map<string, GroupEdge>();
  private readonly asked = new Set<GroupNode>();

  constructor(private readonly withheld: Rules['withheld']) {}

  get nodes(): readonly GroupNode[] {
    return [...this.byKey.values()];
  }

  get edges(): readonly GroupEdge[] {
    return [...this.byEdge.values()];
  }

  get followed(): readonly Followed[] {
    const edges = this.edges;
    return [...this.asked].map((node) => ({
      node,
      found: edges.some(({ from, certain }) => from === node && !certain),
    }));
  }

  nodesOf(step: number): GroupNode[] {
    return this.nodes.filter((node) => node.step === step);
  }

  start(root: number): GroupNode {
    return this.node(`firm ${root}`, { kind: 'firm', root }) as GroupNode;
  }

  branches(firm: GroupNode, rows: readonly BranchRow[]): void {
    for (const branch of this.cut(firm, rows)) {
      const to = this.node(`branch ${branch.ordem}`, { kind: 'branch', root: firm.root, branch });
      if (to) this.tie({ from: firm, to, kind: 'branch', qualification: null, since: branch.inicio, certain: true });
      else firm.more = true;
    }
  }

  partners(firms: readonly GroupNode[], links: readonly PartnerLink[]): void {
    for (const firm of firms) {
      const own = links.filter(({ root }) => root === firm.root);
      for (const link of this.cut(firm, own)) if (!this.withheld(link)) this.partner(firm, link);
    }
  }

  /** The companies that these companies or people have. */
  held(holders: readonly GroupNode[], links: readonly HeldLink[]): void {
    for (const [place, holder] of holders.entries()) {
      const own = links.filter(({ of }) => of === place);
      for (const link of this.cut(holder, own)) {
        if (this.withheld(link)) continue;
        const firm = this.node(`firm ${link.root}`, { kind: 'firm', root: link.root });
        if (firm) this.tiePartner(holder, firm, link);
        else holder.more = true;
      }
    }
  }

  /** Those whose companies may be looked for by name and CPF: as many as there is room for. */
  follow(edge: readonly GroupNode[]): readonly GroupNode[] {
    const people = edge.filter(isKnown);
    const room = MOST_FOLLOWED - this.asked.size;
    for (const person of people.slice(room)) {
      person.more = true;
      this.more = true;
    }
    for (const person of people.slice(0, room)) this.asked.add(person);
    return people.slice(0, room);
  }

  private partner(firm: GroupNode, link: PartnerLink): void {
    const { nome: name, documento } = link;
    const kind = link.identificador === 3 ? 'abroad' : 'person';
    const holder =
      documento !== null && /^[0-9A-Z]{12}\d{2}$/.test(documento) ? Number.parseInt(documento.slice(0, 8), 36) : null;
    const from =
      holder !== null
        ? this.node(`firm ${holder}`, { kind: 'firm', root: holder, name })
        : isKnown({ kind, name, documento })
          ? this.node(`person ${plain(name)} ${documento}`, { kind, root: firm.root, name, documento })
          : this.node(`partner ${firm.root} ${name} ${documento}`, { kind, root: firm.root, name });
    if (!from) firm.more = true;
    else if (from !== firm) this.tiePartner(from, firm, link);
  }

  private tiePartner(from: GroupNode, to: GroupNode, { qualificacao, desde }: PartnerLink): void {
    const certain = from.kind !== 'person' || from.root === to.root;
    this.tie({ from, to, kind: 'partner', qualification: qualificacao, since: desde, certain });
  }

  private tie(edge: GroupEdge): void {
    const key = [edge.from.id, edge.to.id, edge.kind, edge.qualification].join(' ');
    if (!this.byEdge.has(key)) this.byEdge.set(key, edge);
  }

  /** Null: there is no room for one more. */
  private node(key: string, one: Partial<GroupNode> & Pick<GroupNode, 'kind' | 'root'>): GroupNode | null {
    const known = this.byKey.get(key);
    if (known) return known;
    if (this.byKey.size >= MOST_NODES) {
      this.more = true;
      return null;
    }
    const made = {
      id: this.byKey.size,
      name: null,
      documento: null,
      branch: null,
      more: false,
      step: this.step,
      ...one,
    };
    this.byKey.set(key, made);
    return made;
  }

  private cut<Row>(node: GroupNode, rows: readonly Row[]): readonly Row[] {
    if (rows.length <= MOST_LINKS) return rows;
    node.more = true;
    this.more = true;
    return rows.slice(0, MOST_LINKS);
  }
}

/** A person of two names at least, with six digits of the CPF. */
function isKnown({ kind, name, documento }: Pick<GroupNode, 'kind' | 'name' | 'documento'>): boolean {
  return kind === 'person' && documento !== null && PLAIN_CPF.test(documento) && plain(name).includes(' ');
}

function bearerOf({ name, documento }: GroupNode): Bearer {
  return { nome: name as string, documento: documento as string };
}

function plain(name: string | null): string {
  const bare = (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^a-z0-9]+/g, ' ').trim();
}
