import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseCpf } from '../../../../kernel/cpf.js';
import type { DataSubjectRequestKind } from '../../../../kernel/data-subject-request.js';
import { invalidInput } from '../../../../kernel/errors.js';
import { PROTOCOL_DRAWS, writeProtocol } from '../../../../kernel/request-protocol.js';
import { collapseSpaces } from '../../../../kernel/rules.js';
import { Clock } from '../../../../platform/clock.js';
import { newId } from '../../../../platform/ids.js';
import { type CaptchaTokens, CheckCaptcha } from '../../../identity/index.js';
import { DataRequestLimits } from '../adapters/data-request-limits.store.js';
import { DataRequests } from '../adapters/data-requests.store.js';
import { contactQuery } from '../domain/audited-as.js';
import type { Contact, Person } from '../domain/data-request.js';
import { dueDay } from '../domain/deadline.js';

/** A form as it was sent; each field has passed its rule. */
export interface SubjectForm extends CaptchaTokens, Omit<Person, 'contacts'> {
  readonly formKey: string;
  readonly kind: DataSubjectRequestKind;
  readonly phone: string;
  readonly rg: string;
  /** Of the sole trader's company. */
  readonly cnpj: string;
  readonly otherEmails: readonly string[];
}

/**
 * Takes a request and answers its protocol, the same way for everyone: nobody learns here whether the product has met
 * this person, and nothing happens to the person until e-mail and identity are confirmed.
 */
@Injectable()
export class FileDataRequest {
  constructor(
    private readonly limits: DataRequestLimits,
    private readonly captcha: CheckCaptcha,
    private readonly requests: DataRequests,
    private readonly clock: Clock,
  ) {}

  async execute(form: SubjectForm, address: string | null): Promise<string> {
    await this.limits.countRequestFrom(address);
    await this.captcha.execute(form, 'privacy_request');
    const person = personOf(form);
    await this.limits.countEmailTo(person.email);
    const receivedAt = this.clock.now();
    const { formKey, kind } = form;
    const protocol = writeProtocol(randomBytes(PROTOCOL_DRAWS));
    return this.requests.file({ id: newId(), protocol, formKey, kind, receivedAt, dueOn: dueDay(receivedAt), person });
  }
}

function personOf(form: SubjectForm): Person {
  const cpf = parseCpf(form.cpf);
  if (!cpf) throw invalidInput('cpf', 'CPF inválido. Verifique o formato e os dígitos.');
  const birthDate = form.birthDate.trim();
  const email = form.email.trim().toLowerCase();
  const given: Array<[Contact['kind'], string]> = [
    ['telefone', form.phone],
    ['rg', form.rg],
    ['cnpj', form.cnpj],
    ...form.otherEmails.map((other): [Contact['kind'], string] => ['email', other]),
  ];
  const contacts = given
    .filter(([, value]) => value.trim() !== '')
    .map(([kind, value]) => ({ kind, value: contactQuery(kind, value)[kind] ?? value, confirmed: false }));
  return { name: collapseSpaces(form.name), cpf, birthDate, email, message: form.message.trim(), contacts };
}
