import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

/**
 * For each row of the inventory, by its first table, what the notice says of it; null where the row has nothing of an account's owner but
 * its id beside figures, counters or marks.
 */
const SAID: Readonly<Record<string, string | null>> = {
  accounts: 'Nome, e-mail, data de criação',
  consents: 'a versão dos termos que você aceitou',
  account_events: 'o registro do fim da conta',
  sessions: '6 meses depois do fim de cada uma',
  passkeys: 'De cada chave de acesso, o nome que você deu',
  api_keys: 'De cada chave de API, o nome, um resumo da chave, as redes',
  account_links: 'o segredo, criptografado, e resumos dos códigos de recuperação',
  account_erasures: 'o registro do fim da conta',
  account_removals: 'Uma conta que fica sem plano é removida',
  cleanup_notices: 'avisamos por e-mail alguns dias antes',
  key_marks: null,
  last_backup: null,
  login_locks: null,
  payments: 'Plano, valor, data e identificador do Pix',
  webhook_inbox: 'Plano, valor, data e identificador do Pix',
  subscriptions: 'De um código promocional usado fica um código com chave do seu e-mail',
  lookup_history: 'O que você consultou, quando, com que finalidade',
  lookup_dossiers: 'etiquetas e anotações, criptografadas',
  lookup_audit: 'Cada consulta deixa um registro',
  report_proofs: 'De um relatório em PDF guardamos a prova',
  lookup_accesses: 'abrir um resultado salvo fica registrado',
  account_presence: null,
  lookup_batches: 'As listas que você envia para consultar',
  lookup_requests: null,
  lookup_account_counts: null,
  counters: null,
  lookup_observations: 'Os números que levaram à decisão',
  source_entry_changes: null,
  lookup_traces: 'Por uma hora, marcas com chave das últimas consultas',
  lookup_switches: null,
  company_firms: 'os nomes de sócios e os CPFs mascarados',
  company_loads: null,
  suppressions: 'Guardamos só um código com chave, nunca o documento',
  privacy_requests: 'Pedidos de titulares',
  whatsapp_links: 'O número que você ligou à conta',
  whatsapp_inbox: 'o que se escreve ao bot',
  suggestions: 'O que você escreve na página de sugestões',
  broadcasts: 'Quais avisos da administração você recebeu e leu',
  letter_preferences: 'quais e-mails você quer',
  watched_companies: 'Os CNPJs que você acompanha',
  watch_months: null,
  whatsapp_notices: null,
  webhook_endpoints: 'o endereço que você deu, o que foi enviado',
  mail_outbox: 'o endereço e o texto das cartas',
  settings: null,
  admin_actions: 'Quem administra o serviço',
};

describe('the privacy notice and the inventory', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, privacyContact: null } });
    server.on('GET /api/public/privacy', { body: { resultDays: 31, requestDays: 47, sameAnswerSeconds: 13 } });
  });

  it('have the same rows', () => {
    const [, inventory = ''] = readFileSync('docs/privacy.md', 'utf8').split('## Inventory');
    const rows = [...inventory.matchAll(/^\| `([a-z_]+)`/gm)].map(([, table]) => table);
    expect(Object.keys(SAID).sort()).toEqual(rows.sort());
  });

  it('tell the same: what is kept of an account is in the notice', async () => {
    await showProduct('/privacidade');
    const notice = (await screen.findByRole('article')).textContent;
    const missing = Object.entries(SAID).filter(([, words]) => words !== null && !notice?.includes(words));
    expect(missing).toEqual([]);
  });

  it('name the copies of who runs the service, which are in no table', async () => {
    await showProduct('/privacidade');
    expect(await screen.findByText(/Cópias de segurança de quem opera o serviço/)).toBeVisible();
  });
});
