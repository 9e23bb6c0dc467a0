import { parseCpf } from '../../../../kernel/cpf.js';
import { hasDied } from '../../../../kernel/has-died.js';
import type { CpfResult, GeneralData, LookupQuery, SourceAnswer } from '../../model/index.js';
import { VendorSource } from '../vendor.js';
import { BureauPeople } from './bureau-people.js';

type Relative = CpfResult['resultado']['parentes'][number];

/** The mother's record through a person's CPF: two paid calls. Of several the first with a CPF of her own; none with one is nobody. */
export class BureauMothers extends VendorSource<CpfResult> {
  private readonly people = new BureauPeople(this.client, this.identity);

  async find({ cpf = '' }: LookupQuery): Promise<SourceAnswer<CpfResult> | null> {
    const person = (await this.people.find({ cpf }))?.data.resultado;
    const motherCpf = person?.parentes
      .filter(({ VINCULO }) => /^M[AÃ]E$/i.test(VINCULO ?? ''))
      .map(({ CPF_VINCULO }) => parseCpf(CPF_VINCULO ?? ''))
      .find((found) => found !== null && found !== cpf);
    if (!person || !motherCpf) return null;
    const found = await this.people.find({ cpf: motherCpf });
    return found && withChild(found, person.dados_gerais);
  }
}

/**
 * With whom was asked for among her relatives, as their own record has them: whoever is protected is found there, also where
 * hers leaves them out or does not tell their age. The deceased, and who has no birth date, stand beside her record instead, which is
 * judged too and never answered.
 */
function withChild({ data, dadosDe }: SourceAnswer<CpfResult>, child: GeneralData): SourceAnswer<CpfResult> {
  const { parentes, ...record } = data.resultado;
  const died = hasDied(child);
  const known = died ? parentes.filter(({ CPF_VINCULO }) => CPF_VINCULO !== child.cpf) : parentes;
  const isToldOf = died || child.nascimento === null || known.some((relative) => tellsOf(relative, child));
  const relatives = isToldOf ? known : [...known, relativeOf(child)];
  const judged = { resultado: { ...record, parentes: relatives }, pessoa_consultada: child };
  return { data: judged, dadosDe };
}

/** As much as the child's own record does. */
function tellsOf(relative: Relative, child: GeneralData): boolean {
  const { VINCULO, ...told } = relativeOf(child);
  return Object.entries(told).every(([field, value]) => value === null || relative[field as keyof Relative] === value);
}

function relativeOf({ cpf, nome, nascimento, sexo }: GeneralData): Relative {
  const VINCULO = sexo === 'F' ? 'FILHA' : 'FILHO';
  return { VINCULO, NOME_VINCULO: nome, CPF_VINCULO: cpf, NASCIMENTO_VINCULO: nascimento };
}
