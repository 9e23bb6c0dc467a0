import type { FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { html, type Markup } from '../console/html.js';
import { registrationOf, yearOfDeath } from '../cpf-register/registration.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { brazilianDay, draw, Person, registeredOn } from '../population/index.js';
import type { Vendor } from '../vendor.js';

const PATH = '/Servicos/CPF/ConsultaSituacao/ConsultaPublica.asp';
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND = 'CPF não encontrado na base de dados da Receita Federal.';
const DATE_DIFFERS =
  'Data de nascimento informada está divergente da constante na base de dados da Secretaria da Receita Federal do Brasil.';

/** The tax authority's public page: a form of CPF and date of birth, answered with a page. */
export const receitaFederal: Vendor = {
  key: 'receita-federal',
  prefix: '/receita-federal',
  title: 'Receita Federal, página pública',
  about: `POST /receita-federal${PATH}`,
  faultReplies: {
    mediaType: HTML,
    notFound: () => ({ status: 200, body: refusalPage(NOT_FOUND) }),
    serverError: { status: 500, body: refusalPage('Erro interno do servidor.') },
    rateLimited: { status: 429, body: refusalPage('Muitas consultas. Tente mais tarde.') },
  },
  magicFault: (request) => faultOfPerson('cpf', questionIn(request).cpf),
  routes(scope) {
    scope.get(PATH, async (_request, reply) => reply.type(HTML).send(formPage()));
    scope.post(PATH, async (request, reply) => reply.type(HTML).send(answerTo(request)));
  },
};

function answerTo(request: FastifyRequest): string {
  const { cpf, birth } = questionIn(request);
  if (request.fault === 'captcha') return formPage({ captcha: true, message: 'Confirme que você não é um robô.' });
  if (!cpf || birth.length !== 8) return formPage({ message: 'Informe CPF e data de nascimento.' });
  if (!isValidCpf(cpf)) return refusalPage('CPF incorreto.');
  const person = Person.ofCpf(cpf);
  if (brazilianDay(person.birth).replaceAll('/', '') !== birth) return refusalPage(DATE_DIFFERS);
  return receiptPage(answeredInstead(request.fault, person));
}

/** CPF and date of birth as digits. */
function questionIn(request: FastifyRequest): { cpf: string; birth: string } {
  const { txtCPF = '', txtDataNascimento = '' } = (request.body ?? {}) as Record<string, string | undefined>;
  return { cpf: String(txtCPF).replace(/\D/g, ''), birth: String(txtDataNascimento).replace(/\D/g, '') };
}

const BRASILIA = { timeZone: 'America/Sao_Paulo' } as const;

const TIME = new Intl.DateTimeFormat('pt-BR', { ...BRASILIA, timeStyle: 'medium' });

const DATE = new Intl.DateTimeFormat('pt-BR', { ...BRASILIA, day: '2-digit', month: '2-digit', year: 'numeric' });

/** The form that asks for CPF and date of birth; with a message above it, or with a captcha in it. */
function formPage({ message, captcha = false }: { message?: string; captcha?: boolean } = {}): string {
  const challenge = html`<div id="hcaptcha" class="h-captcha" data-sitekey="00000000-0000-0000-0000-000000000000"></div>`;
  return page(html`${message ? errorBox(message) : null}
<form id="theForm" name="theForm" method="post" action="ConsultaPublica.asp">
<label>CPF: <input id="txtCPF" name="txtCPF" maxlength="14"></label>
<label>Data de nascimento: <input id="txtDataNascimento" name="txtDataNascimento" maxlength="10"></label>
${captcha ? challenge : null}
<input id="id_submit" type="submit" name="Enviar" value="Consultar"></form>`);
}

/** The page of somebody who was not found or whose date does not agree. */
function refusalPage(message: string): string {
  return page(html`${errorBox(message)}<p><a href="ConsultaPublica.asp">Nova consulta</a></p>`);
}

/** The receipt of a situation. */
function receiptPage(person: Person, now = new Date()): string {
  const death = yearOfDeath(person);
  return page(html`<h3>Comprovante de Situação Cadastral no CPF</h3>
<div class="clConteudoEsquerda">
<p><span class="clConteudoDados">N<sup>o</sup> do CPF: <b>${person.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')}</b></span><br>
${datum('Nome', person.name)}<br>
${datum('Data de Nascimento', brazilianDay(person.birth))}<br>
${datum('Situação Cadastral', registrationOf(person).description)}<br>
${death ? html`${datum('Ano de óbito', death)}<br>\n` : null}${datum('Data da Inscrição', brazilianDay(registeredOn(person)))}<br>
${datum('Digito Verificador', person.cpf.slice(9))}</p>
<p><span class="clConteudoComp">Comprovante emitido às: <b>${TIME.format(now)}</b> do dia <b>${DATE.format(now)}</b> (hora e data de Brasília).</span><br>
<span class="clConteudoComp">Código de controle do comprovante: <b>${controlCode(person)}</b></span></p></div>`);
}

function datum(label: string, value: string): Markup {
  return html`<span class="clConteudoDados">${label}: <b>${value}</b></span>`;
}

function errorBox(message: string): Markup {
  return html`<div id="idMensagemErro"><span class="mensagemErro">${message}</span></div>`;
}

function controlCode(person: Person): string {
  const group = (topic: number) => draw(person.index, topic, 65_536).toString(16).toUpperCase().padStart(4, '0');
  return [330, 331, 332, 333].map(group).join('.');
}

function page(content: Markup): string {
  return html`<!DOCTYPE html>
<html lang="pt-br"><head><meta charset="utf-8"><title>Comprovante de Situação Cadastral no CPF</title></head>
<body><div id="F_Consultar"><h1>Ministério da Fazenda</h1><h2>Receita Federal (página fictícia)</h2>
<div class="caixaConteudo">
${content}
</div></div></body></html>
`.toString();
}
