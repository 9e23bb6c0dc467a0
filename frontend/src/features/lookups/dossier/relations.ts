import { bondInWords } from '@kernel/bonds';
import { parseCep } from '@kernel/cep';
import { parseCnpj } from '@kernel/cnpj';
import { type Cpf, maskCpf, parseCpf } from '@kernel/cpf';
import { type LookupType, maskName } from '@kernel/lookup-catalogue';
import { maskCompanyName } from '@kernel/mask-company-name';
import { relatedTo } from '@kernel/results/related';
import { type RelatedDocument, words } from '@kernel/results/result-view';
import { listIn, recordIn, recordsOf, type SourceRecord } from '@kernel/source-record';

export type RelationKind = 'pessoa' | 'empresa' | 'endereco';

/** Somebody or something that the kept results name beside the dossier's own subject. */
export interface Relation {
  readonly id: string;
  readonly kind: RelationKind;
  readonly label: string;
  /** What tells it apart: a city, a masked document. */
  readonly detail: string | null;
  /** What can be looked up of it. */
  readonly related: RelatedDocument | null;
}

/** How one is tied to another: `of` is the subject (`HUB`) or another relation. */
export interface Tie {
  readonly id: string;
  readonly of: string;
  readonly text: string;
}

export interface Relations {
  readonly nodes: readonly Relation[];
  readonly ties: readonly Tie[];
}

export const HUB = 'dossie';

/** What a dossier knows of whom it is about; masked or not. */
export interface RelationSubject {
  readonly nome: string | null;
  readonly documento: string | null;
}

export interface StoredResult {
  readonly type: LookupType;
  readonly data: unknown;
}

/** The people, companies and addresses that the results name, each once, and how they belong together. */
export function relationsOf(subject: RelationSubject, results: readonly StoredResult[]): Relations {
  const found = new Found(subject);
  for (const { type, data } of results) READERS[type]?.(found, data);
  return found.relations();
}

/** The same with people's names and streets masked, for the privacy mode. */
export function masked({ nodes, ties }: Relations): Relations {
  const label = ({ kind, label, detail }: Relation) => {
    if (kind === 'pessoa') return maskName(label);
    if (kind === 'empresa') return maskCompanyName(label);
    return detail ?? 'Endereço';
  };
  return { nodes: nodes.map((one) => ({ ...one, label: label(one), detail: null })), ties };
}

const parent = (found: Found, of: string, father: unknown, mother: unknown) => {
  found.person(of, mother, null, 'Mãe');
  found.person(of, father, null, 'Pai');
};

function cpfRecord(found: Found, data: unknown, asParent: string | null): void {
  const record = recordIn(recordIn(data).resultado);
  const general = recordIn(record.dados_gerais);
  const of = found.owner(general, asParent);
  if (of === null) return;
  parent(found, of, general.pai, general.mae);
  for (const one of listIn(record.parentes)) {
    found.person(of, one.NOME_VINCULO, one.CPF_VINCULO, bondInWords(words(one.VINCULO) ?? 'Parente'));
  }
  for (const one of listIn(record.empresas)) {
    const partners = listIn(one.socios);
    const own = partners.find((partner) => found.idOfPerson(partner.nome, partner.cpf) === of);
    const company = found.company(of, one.razao_social, one.cnpj, roleInWords(words(own?.qualificacao)));
    if (company === null) continue;
    for (const partner of partners) {
      found.person(company, partner.nome, partner.cpf, roleInWords(words(partner.qualificacao)), of);
    }
    for (const other of listIn(one.empresas_vinculadas)) {
      found.company(company, other.razao_social, other.cnpj, 'Empresa vinculada');
    }
  }
  for (const one of listIn(record.enderecos)) {
    found.address(of, {
      ...one,
      logradouro: [one.logr_tipo, one.logr_nome].map(words).filter(Boolean).join(' '),
      numero: one.logr_numero,
    });
  }
}

const READERS: Readonly<Partial<Record<LookupType, (found: Found, data: unknown) => void>>> = {
  cpf: (found, data) => cpfRecord(found, data, null),
  'cpf-mae': (found, data) => cpfRecord(found, data, 'Mãe'),
  'cpf-pai': (found, data) => cpfRecord(found, data, 'Pai'),
  rg: (found, data) => {
    const outer = recordIn(data);
    const one = { ...outer, ...recordIn(outer.resultado) };
    const of = found.owner(one, null);
    if (of !== null) parent(found, of, one.pai, one.mae);
  },
  fotorj: (found, data) => {
    const record = recordIn(recordIn(data).resultado);
    const { pai, mae } = recordIn(record.filiacao);
    parent(found, HUB, pai, mae);
  },
  telefone: (found, data) => {
    for (const one of recordsOf(data))
      if (found.owner(one, null) === HUB) found.address(HUB, { ...one, logradouro: one.endereco });
  },
  email: (found, data) => {
    const one = recordIn(recordIn(recordIn(data).resultado).dados_pessoais);
    if (found.owner(one, null) !== HUB) return;
    parent(found, HUB, null, one.mae);
    found.address(HUB, recordIn(one.endereco));
  },
  pix: (found, data) => {
    const record = recordIn(data);
    const one = recordIn(record.dados_pessoais);
    if (found.owner(one, null) !== HUB) return;
    parent(found, HUB, null, one.mae);
    found.address(HUB, recordIn(record.endereco));
  },
  cnpj: (found, data) => {
    const company = recordIn(data);
    for (const one of listIn(company.qsa)) found.person(HUB, one.nome, null, roleInWords(words(one.qualificacao)));
    found.address(HUB, recordIn(company.endereco));
  },
};

/** Gathers who is named, so that one who is named twice, with the CPF or by name alone, is one. */
class Found {
  private readonly nodes = new Map<string, Relation>();
  private readonly ties = new Map<string, Tie>();
  private readonly byName = new Map<string, string>();

  constructor(private readonly subject: RelationSubject) {}

  relations(): Relations {
    return { nodes: [...this.nodes.values()], ties: [...this.ties.values()] };
  }

  /** Whose record it is: the subject's own, or that of the subject's parent; null when it is somebody else's. */
  owner(record: SourceRecord, asParent: string | null): string | null {
    if (this.isSubjects(parseCpf(words(record.cpf) ?? ''))) return HUB;
    return asParent === null ? null : this.person(HUB, record.nome, record.cpf, asParent);
  }

  idOfPerson(name: unknown, cpf: unknown): string | null {
    const [label, document] = [words(name), parseCpf(words(cpf) ?? '')];
    const { nome } = this.subject;
    if (this.isSubjects(document)) return HUB;
    if (label === null) return null;
    if (!document && nome && [label, maskName(label)].some((one) => folded(one) === folded(nome))) return HUB;
    return document ? `pessoa ${document}` : (this.byName.get(folded(label)) ?? `pessoa ${folded(label)}`);
  }

  /** Null when it names nobody, or the subject. `besides` is tied to it already. */
  person(of: string, name: unknown, cpf: unknown, text: string, besides: string | null = null): string | null {
    const id = this.idOfPerson(name, cpf);
    if (id === null || id === HUB || id === of || id === besides) return null;
    const label = words(name) ?? '';
    const related = relatedTo('cpf', cpf);
    const unnamed = `pessoa ${folded(label)}`;
    if (related && this.nodes.has(unnamed)) this.rename(unnamed, id);
    if (!this.nodes.get(id)?.related) {
      this.nodes.set(id, { id, kind: 'pessoa', label, detail: related && maskCpf(related.document), related });
    }
    if (related) this.byName.set(folded(label), id);
    this.tie(id, of, text);
    return id;
  }

  company(of: string, name: unknown, cnpj: unknown, text: string): string | null {
    const related = relatedTo('cnpj', cnpj);
    const label = words(name) ?? words(cnpj);
    const bare = parseCnpj(words(cnpj) ?? '');
    if (label === null || (bare && this.subject.documento && parseCnpj(this.subject.documento) === bare)) return null;
    const id = `empresa ${bare ?? folded(label)}`;
    if (!this.nodes.has(id)) this.nodes.set(id, { id, kind: 'empresa', label, detail: null, related });
    this.tie(id, of, text);
    return id;
  }

  address(of: string, one: SourceRecord): void {
    const line = [one.logradouro, one.numero].map(words).filter(Boolean).join(', ');
    const city = [one.cidade ?? one.municipio, one.uf ?? one.estado].map(words).filter(Boolean).join(', ');
    if (line === '' && city === '') return;
    const [cep, number] = [parseCep(words(one.cep) ?? ''), words(one.numero) ?? ''];
    // A number tells a house only within one street: a CEP that ends in 000 may be a whole town's.
    const house = cep && !cep.endsWith('000') && !NO_NUMBER.test(number) ? number : line;
    const id = `endereco ${cep ?? folded(city)} ${folded(house)}`;
    const related = relatedTo('cep', one.cep);
    const node: Relation = { id, kind: 'endereco', label: line || city, detail: city || null, related };
    if (!this.nodes.has(id)) this.nodes.set(id, node);
    this.tie(id, of, 'Endereço');
  }

  private isSubjects(cpf: Cpf | null): boolean {
    const { documento } = this.subject;
    if (!cpf || !documento) return false;
    return maskCpf(cpf) === (documento.includes('*') ? documento : maskCpf(documento));
  }

  /** One who was known by name alone turns out to have a CPF. */
  private rename(from: string, to: string): void {
    this.nodes.delete(from);
    for (const [key, tie] of this.ties) {
      if (tie.id !== from && tie.of !== from) continue;
      this.ties.delete(key);
      this.tie(tie.id === from ? to : tie.id, tie.of === from ? to : tie.of, tie.text);
    }
  }

  private tie(id: string, of: string, text: string): void {
    if (id === of) return;
    const key = `${id}\0${of}\0${folded(text)}`;
    if (!this.ties.has(key)) this.ties.set(key, { id, of, text });
  }
}

/** S/N, SN, S/Nº, 0, or nothing. */
const NO_NUMBER = /^(s\W?n\W?|0*)$/i;

function roleInWords(role: string | null): string {
  return role === null ? 'Sócio' : sentence(role).replace(/^Socio/, 'Sócio');
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** A text without what names are written apart by: case, accents and spaces. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();
}
