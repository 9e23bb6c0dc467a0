import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { ProtectPeople, withoutCpf } from '../../lookups/index.js';
import { Companies } from './companies.queries.js';
import { type ChangeKey, CompanyChanges, type KeyedEvent } from './company-changes.queries.js';
import { cnpjOf, HEAD_OFFICE, keyOf } from './company-key.js';
import { namedAfter } from './named-after.js';
import { briefOf, type PresentedBrief } from './present-brief.js';
import { type PresentedEvent, presentEvent } from './present-event.js';
import { disclosed } from './register-source.js';

/** Establishments, as events number what they are about. */
const UNIT = 2;

/** A change that somebody is told of: what the register knows it by, and their own id. */
export interface FollowedChange extends Omit<ChangeKey, 'root'> {
  readonly id: string;
  readonly cnpj: Cnpj;
  /** AAAA-MM. */
  readonly month: string;
}

export interface ToldChange extends PresentedEvent {
  /** What the company is called, or was last. */
  readonly nome: string | null;
}

type KeyedChange = Omit<FollowedChange, 'cnpj'> & ChangeKey;

/** Companies and their changes, many at once, for who follows them: as the CNPJ lookup tells them, without protected people. */
@Injectable()
export class PresentChanges {
  constructor(
    private readonly companies: Companies,
    private readonly changes: CompanyChanges,
    private readonly people: ProtectPeople,
  ) {}

  /** By CNPJ; without those that the register lacks and those of sole traders who are suppressed. */
  async briefs(cnpjs: readonly Cnpj[]): Promise<ReadonlyMap<string, PresentedBrief>> {
    const inForce = cnpjs.length > 0 ? await this.companies.inForce() : null;
    if (!inForce) return new Map();
    const codes = await this.companies.codesOf(inForce.loadId);
    const rows = new Map((await this.changes.briefs(cnpjs)).map((row) => [`${row.root} ${row.ordem}`, row]));
    const isOfSuppressed = namedAfter(await this.people.suppressing());
    const told = cnpjs.flatMap((cnpj) => {
      const row = rows.get(keyOf(cnpj).join(' '));
      return row && !isOfSuppressed(row.razao_social, row.nome_fantasia) ? [{ cnpj, ...briefOf(row, codes) }] : [];
    });
    return new Map(((await disclosed(this.people, told)) ?? []).map((brief) => [brief.cnpj, brief]));
  }

  /** By id; without what is about somebody who is withheld, and establishments of companies whose name nothing tells. */
  told(followed: readonly FollowedChange[]): Promise<ReadonlyMap<string, ToldChange>> {
    return this.toldOf(followed.map((change) => ({ ...change, root: keyOf(change.cnpj)[0] })));
  }

  /** Those of a month's changes that may be told at all: without what is about somebody who is withheld. */
  async open(month: string, keys: readonly ChangeKey[]): Promise<ChangeKey[]> {
    const followed = keys.map((key, at) => ({ ...key, id: String(at), month }));
    const told = await this.toldOf(followed);
    return keys.filter((_, at) => told.has(String(at)));
  }

  private async toldOf(followed: readonly KeyedChange[]): Promise<ReadonlyMap<string, ToldChange>> {
    const inForce = followed.length > 0 ? await this.companies.inForce() : null;
    if (!inForce) return new Map();
    const codes = await this.companies.codesOf(inForce.loadId);
    const suppresses = await this.people.suppressing();
    const isOfSuppressed = namedAfter(suppresses);
    const said = await this.saidOf(followed);
    const roots = [...new Set(followed.map(({ root }) => root))];
    const names = await this.changes.names(roots);
    const heads = await this.changes.briefs(roots.map((root) => cnpjOf(root, HEAD_OFFICE)));
    const tradeNames = new Map(heads.map(({ root, nome_fantasia }) => [root, nome_fantasia]));
    const told = followed.flatMap(({ id, ...key }) => {
      const event = said.get(nameOf(key.month, key));
      if (!event || (event.entity === UNIT && !names.has(key.root))) return [];
      if (isOfSuppressed(names.get(key.root), tradeNames.get(key.root))) return [];
      const evento = presentEvent(event, codes, suppresses);
      // The company's name and number stand beside, so that whoever is suppressed with it is.
      const cnpj = cnpjOf(key.root, HEAD_OFFICE);
      return evento ? [{ id, cnpj, razao_social: withoutCpf(names.get(key.root) ?? null), evento }] : [];
    });
    const shown = ((await disclosed(this.people, told)) ?? []).filter(
      ({ evento }) => evento.antes !== null || evento.depois !== null,
    );
    return new Map(shown.map(({ id, razao_social: nome, evento }) => [id, { ...evento, nome }]));
  }

  private async saidOf(followed: readonly KeyedChange[]): Promise<Map<string, KeyedEvent>> {
    const said = new Map<string, KeyedEvent>();
    for (const month of new Set(followed.map((key) => key.month))) {
      const keys = followed.filter((key) => key.month === month);
      for (const event of await this.changes.said(month, keys))
        said.set(nameOf(month, { ...event, rowKey: event.row_key }), event);
    }
    return said;
  }
}

function nameOf(month: string, { root, entity, rowKey, kind }: ChangeKey): string {
  return [month, root, entity, rowKey, kind].join(' ');
}
