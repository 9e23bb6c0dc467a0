import { LOOKUP_TYPES, type LookupType } from '@kernel/lookup-catalogue';
import { TERMS_VERSION } from '@kernel/terms';
import { screen } from '@testing-library/react';
import { showProduct } from '../../../app/testing';
import type {
  HistoryAnswer,
  HistoryItem,
  LookupState,
  LookupTypeState,
  ProfileUser,
  UsageAnswer,
} from '../../../shared/api/generated';
import { type TestServer, useTestServer } from '../../../shared/testing/test-server';

export const LOOKUP_CPF = 'POST /api/external/cpf';
export const LOOKUP_CNPJ = 'POST /api/external/cnpj';
export const LOOKUP_TYPE_STATES = 'GET /api/lookup-types';
export const USAGE = 'GET /api/user/usage';
export const HISTORY = 'GET /api/user/history';

export const profile: ProfileUser = {
  id: 'u1',
  name: 'Ana Lima',
  email: 'ana@gmail.com',
  userType: 'user',
  createdAt: '2026-10-01T12:00:00.000Z',
  lastLogin: null,
  finalidadePadrao: null,
  modoPrivacidade: true,
  termsVersion: TERMS_VERSION,
  termsAcceptedAt: '2026-11-02T13:00:00.000Z',
  termsAccepted: true,
  emailConfirmed: true,
};

export const subscription = {
  status: 'active',
  plan: 'Prata',
  planId: 'silver',
  startsAt: '2026-11-10T12:00:00.000Z',
  expiresAt: '2026-11-25T12:00:00.000Z',
  daysRemaining: 12,
};

/** A server on which Ana has a plan, has no default purpose and has looked nothing up yet; the product has no bot. */
export function useSubscriberServer(): TestServer {
  const server = useTestServer();
  beforeEach(() => {
    const { id, name, email } = profile;
    localStorage.setItem('authToken', 'access');
    localStorage.setItem('userData', JSON.stringify({ id, name, email }));
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: TERMS_VERSION } });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription } });
    server.on(LOOKUP_TYPE_STATES, { body: statesWith({ 'cpf-pai': 'manutencao' }) });
    server.on('GET /api/admin/messages/check', {
      body: { success: true, hasNewMessage: false, message: null, unreadCount: 0 },
    });
    server.on('GET /api/user/admin-messages', { body: { success: true, messages: [] } });
    server.on('GET /api/whatsapp/bot-link', { status: 503, body: { code: 'WHATSAPP_OFF' } });
    server.on('POST /api/whatsapp/check-whatsapp', { body: { success: true, hasWhatsApp: false } });
    server.on(HISTORY, { body: historyOf([]) });
    server.on('GET /api/watchlist', { body: { success: true, data: [], limit: 50, used: 0 } });
    server.on(USAGE, { body: usageOf(0, 300) });
  });
  return server;
}

/** So many of the day's lookups used. */
export function usageOf(usadas: number, limite: number, limitacao: UsageAnswer['limitacao'] = null): UsageAnswer {
  const renovaEm = '2026-11-22T03:00:00.000Z';
  return { success: true, usadas, limite, restantes: limite - usadas, renovaEm, porTipo: {}, limitacao };
}

/** Every type of the catalogue, active but for those given. */
export function statesWith(states: Partial<Record<LookupType, LookupState>>): LookupTypeState[] {
  return LOOKUP_TYPES.map((type) => ({ type, state: states[type] ?? 'ativo', text: null }));
}

/** Opens the lookup area and waits for the heading. */
export async function openLookups(path: string, heading: string | RegExp) {
  const router = await showProduct(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return router;
}

export function historyOf(history: readonly HistoryItem[], more: Partial<HistoryAnswer> = {}): HistoryAnswer {
  const successes = history.filter(({ success }) => success).length;
  return {
    success: true,
    history: [...history],
    nextCursor: null,
    total: history.length,
    successes,
    totalCapped: false,
    ...more,
  };
}

export function pastLookup(given: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
    timestamp: '2026-11-20T12:30:00.000Z',
    consultationType: 'cpf',
    query: '***.982.247-**',
    success: true,
    resultSummary: { hasResults: true },
    outcome: 'success',
    origem: 'contratada',
    fonte: 'Birô de dados',
    protocolo: '20261120-7Q2M-K9XD',
    finalidade: 'protecao_credito',
    simulado: false,
    encontrado: null,
    dossie: null,
    ...given,
  };
}
