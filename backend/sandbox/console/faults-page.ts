import { TOWN_CEP } from '../cep-register/postal-entry.js';
import { type SwitchedFault } from '../sandbox-control.js';
import { type FaultCatalogue } from './fault-catalogue.js';
import { html, type Markup } from './html.js';
import { table } from './page.js';

export function faultsPage(
  { faults, ownFaults, webhookPayers, mailRecipients, recaptchaTokens }: FaultCatalogue,
  switched: Record<string, SwitchedFault>,
  vendors: readonly string[],
): Markup {
  return html`<p>Entradas mágicas: documentos válidos, valores e endereços que fazem um fornecedor falhar de um jeito certo.</p>
${table(
  ['Falha', 'Fornecedor', 'Efeito'],
  [
    ...faults.map(({ kind, effect }) => [kind, 'todos', effect]),
    ...ownFaults.map(({ kind, vendor, effect }) => [kind, vendor, effect]),
  ],
)}
<h2>Pessoas azaradas</h2>
<p>Consultada por qualquer uma destas chaves (no Pix, por nome e sufixo), a pessoa faz o fornecedor falhar.</p>
${table(
  ['Falha', 'CPF', 'Nascimento', 'Nome', 'Mãe', 'Telefone', 'E-mail', 'RG', 'Pix'],
  [...faults, ...ownFaults].map(({ kind, person }) => [
    kind,
    person.cpf,
    person.nascimento,
    person.nome,
    person.nomeMae,
    person.telefone,
    person.email,
    person.rg,
    person.pix.sufixo,
  ]),
)}
<h2>CNPJ e CEP</h2>
${table(
  [
    'Falha',
    'CNPJ nas duas fontes',
    'só BrasilAPI',
    'só Minha Receita',
    'CEP em todas',
    'só BrasilAPI',
    'só ViaCEP',
    'só OpenCEP',
  ],
  faults.map(({ kind, cnpj, cep }) => [kind, ...Object.values(cnpj), ...Object.values(cep)]),
)}
<p>Em <code>inconsistent</code> em todas as fontes, a BrasilAPI diz o certo e as outras contam outra história. O CEP
<code>${TOWN_CEP}</code> é de uma cidade inteira, sem rua.</p>
<h2>Criação de cobrança Pix</h2>
${table(
  ['Falha', 'E-mail do pagador', 'ou valor em reais'],
  faults.map(({ kind, pixPayer, pixAmount }) => [kind, pixPayer, pixAmount.toFixed(2).replace('.', ',')]),
)}
<p>Entrega dos avisos de pagamento, pelo e-mail do pagador: ${webhookPayers.map((payer) => html`<code>${payer}</code> `)}</p>
<h2>E-mail e captcha</h2>
${table(
  ['Destinatário', 'Efeito'],
  mailRecipients.map(({ recipient, effect }) => [recipient, effect]),
)}
<p>Tokens de captcha: <code>${recaptchaTokens.refused}</code> é recusado, <code>${recaptchaTokens.lowScore}</code> tem nota 0,1,
<code>${recaptchaTokens.usedTwice}</code> já foi usado; qualquer outro passa.</p>
<h2>Falhas ligadas agora</h2>
${table(
  ['Fornecedor', 'Falha', 'Vezes'],
  Object.entries(switched).map(([vendor, { kind, times }]) => [vendor, kind, times ?? 'até desligar']),
)}
<p>Liga-se por <code>POST /faults/{fornecedor}</code> com
<code>{"kind":"timeout","times":3}</code>; <code>{"kind":null}</code> desliga. Fornecedores: ${vendors.join(', ')}.</p>`;
}
