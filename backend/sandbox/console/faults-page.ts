import { type SwitchedFault } from '../control-desk.js';
import { type FaultCatalogue } from './fault-catalogue.js';
import { html, type Markup } from './html.js';
import { table } from './page.js';

export function faultsPage(
  { faults, webhookPayers, mailRecipients, recaptchaTokens }: FaultCatalogue,
  switched: Record<string, SwitchedFault>,
  vendors: readonly string[],
): Markup {
  return html`<p>Entradas mágicas: documentos válidos, valores e endereços que fazem um fornecedor falhar de um jeito certo.</p>
<h2>CPF (bureau) e CNPJ (fontes abertas)</h2>
${table(
  ['Falha', 'Efeito', 'CPF', 'CNPJ nas duas fontes', 'só BrasilAPI', 'só Minha Receita'],
  faults.map(({ kind, effect, cpf, cnpj }) => [kind, effect, cpf, cnpj.both, cnpj.brasilApi, cnpj.minhaReceita]),
)}
<p>Em <code>inconsistent</code> nas duas fontes, só a Minha Receita conta outra história.</p>
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
