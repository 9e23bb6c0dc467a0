import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { givenCnpj } from '../../../kernel/given-cnpj.js';
import type { Purpose } from '../../../kernel/purposes.js';
import { Clock } from '../../../platform/clock.js';
import { AdmitCaller, AuditSearch, ProtectPeople, subjectWithheld } from '../../lookups/index.js';
import {
  Companies,
  companyNotFound,
  disclosed,
  keyOf,
  namedAfter,
  personSource,
  registerSource,
  withheldBy,
} from '../query/index.js';
import { type GroupFirm, GroupRegister, type Start } from './group-register.queries.js';
import { presentGroup, stillTied } from './present-group.js';
import { type GroupNode, type WalkedGroup, walkGroup } from './walk-group.js';

type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];

interface GroupRequest {
  /** 1 to 3. */
  readonly steps: number;
  /** Null: the caller's own. */
  readonly purpose: Purpose | null;
}

interface ReadRows {
  readonly start: Start;
  readonly walked: WalkedGroup;
  readonly firms: readonly GroupFirm[];
}

/** As many companies and people as the largest page of a search has cost one of the plan's lookups of the day. */
const NODES_A_LOOKUP = 50;

/**
 * The group of a company: branches, partners, their companies, and so on. Whoever looks for a person's other companies looks the person
 * up: for a purpose, at the price of a search by that name, and on record in the audit, as the company is, before anything is told.
 */
@Injectable()
export class ReadGroup {
  constructor(
    private readonly companies: Companies,
    private readonly register: GroupRegister,
    private readonly admission: AdmitCaller,
    private readonly people: ProtectPeople,
    private readonly audit: AuditSearch,
    private readonly clock: Clock,
  ) {}

  /** The group, and what it costs of the day. Throws AppError: COMPANY_NOT_FOUND, INVALID_INPUT, PURPOSE_REQUIRED, SUBJECT_SUPPRESSED, and what a lookup throws. */
  async read(caller: Caller, given: string, request: GroupRequest) {
    const cnpj = givenCnpj(given);
    const context = await this.admission.admit({ caller, query: { cnpj } });
    return context.spending(async () => {
      const rows = await this.rows(caller, cnpj, request);
      const source = registerSource(rows.start);
      const shown = () => this.shown(cnpj, rows);
      const { nos, ligacoes } = await this.audit.withheldOnRecord(caller, cnpj, source, shown);
      const { followed, more: haMais } = rows.walked;
      const consultas = Math.ceil(nos.length / NODES_A_LOOKUP) + followed.length;
      await context.reserveMore(consultas - 1);
      await this.audit.recordCompany(caller, cnpj, source);
      await this.record(caller, rows, request);
      const { origem, fonte } = source;
      const consultadoEm = this.clock.now();
      return {
        data: { nos, ligacoes: ligacoes.map((one) => ({ ...one, fonte })), haMais },
        meta: { origem, fonte, consultadoEm, dadosDe: rows.start.month, consultas },
      };
    });
  }

  private async rows(caller: Caller, cnpj: Cnpj, { steps, purpose }: GroupRequest): Promise<ReadRows> {
    const withheld = withheldBy(await this.people.suppressing());
    const mayFollow = (name: string) => void this.audit.person(caller, name, purpose);
    const [root, branch] = keyOf(cnpj);
    return this.register.reading(async (reader) => {
      const [start] = await reader.start(root, branch);
      if (!start) throw companyNotFound();
      const walked = await walkGroup(reader, root, { steps, withheld, mayFollow });
      const roots = walked.nodes.filter(({ kind }) => kind === 'firm').map((firm) => firm.root);
      return { start, walked, firms: await reader.firms(roots) };
    });
  }

  /** The company itself stands beside, so that whoever is suppressed with it is. */
  private async shown(cnpj: Cnpj, { start, walked, firms }: ReadRows) {
    const { nos, ligacoes } = presentGroup(walked, firms, await this.companies.codesOf(start.loadId));
    const isOfSuppressed = namedAfter(await this.people.suppressing());
    const roots = new Set(
      firms.filter((firm) => isOfSuppressed(firm.razao_social, firm.nome_fantasia)).map(({ root }) => root),
    );
    // Branches are of the company that was asked for.
    const isHidden = ({ kind, root, name, branch }: GroupNode) =>
      (kind === 'firm' && (roots.has(root) || isOfSuppressed(name))) || isOfSuppressed(branch?.nome_fantasia);
    if (walked.nodes.slice(0, 1).some(isHidden)) throw subjectWithheld();
    const open = nos.filter((_, at) => !isHidden(walked.nodes[at] as GroupNode));
    const data = { razao_social: nos[0]?.razao_social ?? null, nos: open };
    const shown = await disclosed(this.people, data, { cnpj });
    return stillTied(shown?.nos ?? [], ligacoes);
  }

  private async record(
    caller: Caller,
    { start, walked: { followed } }: ReadRows,
    { purpose }: GroupRequest,
  ): Promise<void> {
    const source = personSource(start);
    const records = followed.map(({ node: { name, documento }, found }) =>
      this.audit.record(caller, this.audit.person(caller, name ?? '', purpose, documento), source, found),
    );
    await Promise.all(records);
  }
}
