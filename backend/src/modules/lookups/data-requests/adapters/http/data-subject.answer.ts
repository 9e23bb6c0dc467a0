import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';

const CONTACT_KINDS = ['telefone', 'rg', 'email'] as const;

class SubjectContact extends AnswerOf({
  kind: t.enum(CONTACT_KINDS),
  value: t.string(),
  confirmed: t.boolean('Comprovado como da própria pessoa.'),
}) {}

export class SubjectPerson extends AnswerOf({
  name: t.string(),
  cpf: t.string(),
  birthDate: t.string(),
  email: t.string(),
  message: t.string(),
  contacts: t.list(SubjectContact),
}) {}
