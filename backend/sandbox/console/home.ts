import { type FastifyInstance } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type Vendor } from '../vendor.js';
import { html } from './html.js';
import { sendPage, table } from './page.js';

/** The home page: everything this world has, with its addresses and credentials. */
export function homeRoute(app: FastifyInstance, vendors: readonly Vendor[], smtpPort: number): void {
  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      'O mundo lá fora',
      html`<p>Tudo aqui é inventado: pessoas, empresas, cobranças e mensagens. Qualquer CPF ou CNPJ válido responde com alguém
fictício, sempre o mesmo.</p>
<h2>Para usar no navegador</h2>
<ul>
<li><a href="/pix">Banco Pix</a>: pague as cobranças</li>
<li><a href="/mailbox">Caixa de e-mail</a>: leia o que o produto enviou (SMTP em 127.0.0.1:${smtpPort})</li>
<li><a href="/whatsapp">WhatsApp</a>: converse com o bot como qualquer número</li>
<li><a href="/webhooks">Receptor de webhooks</a>: o programa de um integrador, que confere assinaturas</li>
<li><a href="/people?limit=50">Pessoas</a> e <a href="/companies?limit=50">empresas</a> para consultar</li>
<li><a href="/faults">Falhas</a>: entradas que fazem um fornecedor falhar</li>
<li><a href="/traffic">Tráfego</a>: quantas chamadas cada fornecedor recebeu</li>
</ul>
<h2>Fornecedores</h2>
${table(
  ['Fornecedor', 'Chave', 'Chamadas'],
  vendors.map(({ title, key, about }) => [title, key, html`<code>${about}</code>`]),
)}
<h2>Credenciais (só valem aqui)</h2>
${table(['Nome', 'Valor'], Object.entries(SANDBOX_CREDENTIALS))}`,
    ),
  );
}
