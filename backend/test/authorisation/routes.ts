import { readFileSync } from 'node:fs';
import { Person } from '../../sandbox/population/index.js';
import { LOOKUP_CATALOGUE, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import { ASKED, PERSONAL, type PersonalType } from '../lookups/queries-about-people.js';
import type { Rule } from './rules.js';

/** What a path can name. */
export type Thing =
  | 'session'
  | 'passkey'
  | 'apiKey'
  | 'webhookEndpoint'
  | 'batch'
  | 'payment'
  | 'paidPayment'
  | 'boughtPayment'
  | 'notification'
  | 'historyEntry'
  | 'dossier'
  | 'protocol'
  | 'promotionalCode'
  | 'suppression'
  | 'source'
  | 'setting'
  | 'lookupType'
  | 'account'
  | 'scheduledBroadcast'
  | 'dataSubjectRequest'
  | 'suggestion'
  | 'cleanupRun'
  | 'company'
  | 'watchedCompany'
  | 'companyLoad';

export interface Route {
  rule: Rule;
  /** How those are answered who are let in. A route that would do harm is called with a body that it refuses. */
  answer: number;
  body?: object;
  query?: string;
  /** What `{id}` names: a new one for each caller, unless it is the owner's. */
  of?: Thing;
  /** It is the owner's: how all others are answered who are let in. */
  stranger?: number;
  /** The path names something that cannot be guessed and that opens nothing personal: whoever knows it may call. */
  secret?: true;
  /** An administrator's route that may change something: why it does not ask for the password anew. */
  unproven?: string;
  /** Open also to who must choose a password first. */
  oneTime?: true;
  /** Ends the caller's session, so its turn comes when all others had theirs. */
  last?: true;
}

const CPF = '52998224725';

const personal = (type: PersonalType): Route => ({
  rule: 'plan',
  answer: 200,
  body: { ...ASKED[type](Person.ofCpf(CPF)), finalidade: 'protecao_credito' },
});
const owned = (rule: Rule, of: Thing): Route => ({ rule, of, answer: 200, stranger: 404 });

const OF_PAGE: Readonly<Record<string, Route>> = {
  getLiveness: { rule: 'public', answer: 200 },
  getReadiness: { rule: 'public', answer: 200 },
  getPublicConfig: { rule: 'public', answer: 200 },
  getPublicStats: { rule: 'public', answer: 200 },
  getAdminStats: { rule: 'admin', answer: 200 },
  getAnalytics: { rule: 'admin', answer: 200 },

  registerAccount: { rule: 'public', answer: 400 },
  login: { rule: 'public', answer: 400 },
  refreshSession: { rule: 'public', answer: 401 },
  forgotPassword: { rule: 'public', answer: 400 },
  validateResetToken: { rule: 'public', answer: 400 },
  resetPassword: { rule: 'public', answer: 400 },
  validateEmailLink: { rule: 'public', answer: 400 },
  confirmEmail: { rule: 'public', answer: 400 },
  logout: { rule: 'public', answer: 200, last: true },
  beginPasskeyLogin: { rule: 'public', answer: 200 },
  loginWithPasskey: { rule: 'public', answer: 400 },
  adminLogin: { rule: 'public', answer: 400 },
  stepUp: { rule: 'admin', unproven: 'is the proof itself', answer: 400, oneTime: true },

  getProfile: { rule: 'user', answer: 200 },
  acceptTerms: { rule: 'user', answer: 400 },
  updatePreferences: { rule: 'user', answer: 400 },
  getEmailPreferences: { rule: 'user', answer: 200 },
  updateEmailPreferences: { rule: 'user', answer: 400 },
  unsubscribe: { rule: 'public', answer: 404, secret: true },
  changePassword: { rule: 'user', answer: 400 },
  stepUpSubscriber: { rule: 'user', answer: 400 },
  getOwnTotp: { rule: 'user', answer: 200 },
  beginOwnTotp: { rule: 'user', answer: 400 },
  confirmOwnTotp: { rule: 'ownProof', answer: 400 },
  removeOwnTotp: { rule: 'user', answer: 400 },
  renewOwnRecoveryCodes: { rule: 'user', answer: 400 },
  changeEmail: { rule: 'ownProof', answer: 400 },
  sendEmailConfirmation: { rule: 'temp', answer: 200 },
  listSessions: { rule: 'user', answer: 200 },
  endOtherSessions: { rule: 'user', answer: 200 },
  endSession: owned('user', 'session'),
  listPasskeys: { rule: 'user', answer: 200 },
  beginPasskey: { rule: 'ownProof', answer: 400 },
  addPasskey: { rule: 'ownProof', answer: 400 },
  renamePasskey: { ...owned('user', 'passkey'), body: { name: 'Outro nome' } },
  removePasskey: owned('ownProof', 'passkey'),
  getApiKeyUsage: { rule: 'user', answer: 200 },
  listApiKeys: { rule: 'user', answer: 200 },
  makeApiKey: { rule: 'ownProof', answer: 400 },
  rotateApiKey: { rule: 'ownProof', answer: 400, of: 'apiKey', stranger: 400 },
  revokeApiKey: owned('user', 'apiKey'),
  listWebhookEndpoints: { rule: 'user', answer: 200 },
  addWebhookEndpoint: { rule: 'ownProof', answer: 400 },
  rotateWebhookSecret: { rule: 'ownProof', of: 'webhookEndpoint', answer: 201, stranger: 404 },
  pauseWebhookEndpoint: owned('user', 'webhookEndpoint'),
  resumeWebhookEndpoint: owned('user', 'webhookEndpoint'),
  removeWebhookEndpoint: owned('user', 'webhookEndpoint'),
  testWebhookEndpoint: { rule: 'user', of: 'webhookEndpoint', answer: 202, stranger: 404 },
  listWebhookDeliveries: owned('user', 'webhookEndpoint'),
  getWebhookDelivery: { rule: 'user', of: 'webhookEndpoint', answer: 404, stranger: 404 },
  resendWebhookDelivery: { rule: 'user', of: 'webhookEndpoint', answer: 404, stranger: 404 },
  listAccountApiKeys: { rule: 'admin', answer: 200, of: 'account' },
  revokeAccountApiKey: { rule: 'proof', answer: 404, of: 'account' },
  exportAccountData: { rule: 'ownProof', answer: 200 },
  exportAccountDataByPassword: { rule: 'temp', answer: 400 },
  eraseAccount: { rule: 'tempOwnProof', answer: 400 },

  listPlans: { rule: 'public', answer: 200 },
  validatePromotionalCode: { rule: 'public', answer: 400 },
  getSubscription: { rule: 'user', answer: 200 },
  createPixPayment: { rule: 'temp', answer: 400 },
  listPayments: { rule: 'temp', answer: 200 },
  getPendingPayment: { rule: 'temp', answer: 200 },
  getPaymentStatus: owned('temp', 'payment'),
  checkPayment: owned('temp', 'payment'),
  streamPaymentEvents: owned('temp', 'payment'),
  getPaymentReceipt: owned('temp', 'paidPayment'),
  getRenewal: { rule: 'temp', answer: 200 },
  previewWithdrawal: owned('temp', 'boughtPayment'),
  withdrawPurchase: owned('temp', 'boughtPayment'),
  refundPayment: { rule: 'proof', answer: 400, of: 'payment' },
  listAdminPayments: { rule: 'admin', answer: 200 },
  searchPayments: { rule: 'admin', unproven: 'reads; in a body, since an e-mail may be searched for', answer: 400 },
  exportPayments: { rule: 'proof', answer: 200 },
  openPayment: { rule: 'admin', answer: 200, of: 'payment' },
  readLedger: { rule: 'admin', answer: 200 },
  listLedgerLines: { rule: 'admin', answer: 200 },
  exportLedger: { rule: 'admin', answer: 200 },
  exportWebhooks: { rule: 'admin', answer: 200 },
  openWebhook: { rule: 'admin', answer: 200, of: 'notification' },
  auditBooks: { rule: 'admin', answer: 200 },
  listWebhooks: { rule: 'admin', answer: 200 },
  replayWebhook: {
    rule: 'admin',
    unproven: 'asks the gateway again, which alone tells the truth',
    answer: 202,
    of: 'notification',
  },
  receiveBacenWebhook: { rule: 'public', answer: 401 },
  receiveMercadoPagoWebhook: { rule: 'public', answer: 401 },

  listLookupTypes: { rule: 'public', answer: 200 },
  getPublicStatus: { rule: 'public', answer: 200 },
  listFeatureFlags: { rule: 'admin', answer: 200 },
  exportFeatureFlags: { rule: 'proof', answer: 200 },
  changeFeatureFlag: { rule: 'proof', answer: 400, of: 'lookupType' },
  listSources: { rule: 'admin', answer: 200 },
  exportSources: { rule: 'proof', answer: 200 },
  getSource: { rule: 'admin', answer: 200, of: 'source' },
  registerSource: { rule: 'proof', answer: 400, of: 'source' },
  unregisterSource: { rule: 'proof', answer: 404, of: 'source', body: { seenAt: null } },
  ...Object.fromEntries(PERSONAL.map((type) => [`lookup${lookupDefinition(type).name}`, personal(type)])),
  lookupFatherByCpf: { rule: 'plan', answer: 503, body: { cpf: CPF, finalidade: 'protecao_credito' } },
  lookupCnpj: { rule: 'plan', answer: 200, body: { cnpj: '11222333000181' } },
  readCompany: { rule: 'plan', of: 'company', answer: 404 },
  exportCompanies: { rule: 'plan', answer: 200, body: { uf: 'SP' } },
  searchCompanies: { rule: 'plan', answer: 200, body: { uf: 'SP' } },
  readCompanyGroup: { rule: 'plan', of: 'company', answer: 404 },
  readCompanyTimeline: { rule: 'plan', of: 'company', answer: 404 },
  getWatchlist: { rule: 'user', answer: 200 },
  followCompanies: { rule: 'user', answer: 400, body: {} },
  unfollowCompany: owned('user', 'watchedCompany'),
  listWatchEvents: { rule: 'user', answer: 200 },
  listCompanyLoads: { rule: 'admin', answer: 200 },
  exportCompanyLoads: { rule: 'proof', answer: 200 },
  countWaitingCompanyLoads: { rule: 'admin', answer: 200 },
  beginCompanyLoad: { rule: 'proof', answer: 400, body: { month: 'outubro' } },
  approveCompanyLoad: { rule: 'proof', of: 'companyLoad', answer: 409 },
  refuseCompanyLoad: { rule: 'proof', of: 'companyLoad', answer: 409 },
  lookupCep: { rule: 'plan', answer: 200, body: { cep: '01310100' } },
  lookupPhotoByQuery: { rule: 'plan', answer: 200, query: `?cpf=${CPF}&finalidade=protecao_credito` },

  listAbuseFlags: { rule: 'admin', answer: 200 },
  exportAbuseFlags: { rule: 'proof', answer: 200 },
  searchAbuseFlags: {
    rule: 'admin',
    unproven: 'reads; in a body, since an e-mail may be searched for',
    answer: 400,
  },
  getAbuseFlag: { rule: 'admin', answer: 404, of: 'account' },
  releaseLookups: { rule: 'proof', answer: 400, of: 'account' },
  holdLookups: { rule: 'proof', answer: 400, of: 'account' },
  getUsage: { rule: 'user', answer: 200 },

  startBatch: { rule: 'user', answer: 400 },
  previewBatch: { rule: 'user', answer: 400 },
  listBatches: { rule: 'user', answer: 200 },
  getBatch: owned('user', 'batch'),
  listBatchLines: owned('user', 'batch'),
  exportBatch: owned('ownProof', 'batch'),
  pauseBatch: owned('user', 'batch'),
  resumeBatch: owned('user', 'batch'),
  cancelBatch: owned('user', 'batch'),
  retryBatch: owned('user', 'batch'),
  deleteBatch: { rule: 'user', of: 'batch', answer: 200, stranger: 404 },

  listHistory: { rule: 'user', answer: 200 },
  searchHistory: { rule: 'user', answer: 400 },
  eraseHistory: { rule: 'user', answer: 400 },
  saveHistory: { rule: 'user', answer: 400 },
  exportHistory: { rule: 'ownProof', answer: 200 },
  exportHistorySelection: { rule: 'ownProof', answer: 200 },
  getHistoryEntry: owned('user', 'historyEntry'),
  getHistoryEntryByProtocol: owned('user', 'protocol'),
  deleteHistoryEntry: owned('user', 'historyEntry'),
  makeReport: owned('ownProof', 'historyEntry'),
  getMadeReports: { ...owned('user', 'protocol'), stranger: 200 },
  listDossiers: { rule: 'user', answer: 200 },
  getDossierOfLookup: owned('user', 'protocol'),
  getDossier: owned('user', 'dossier'),
  annotateDossier: { ...owned('user', 'dossier'), body: { anotacoes: [], etiquetas: [], versao: null } },
  logConsultation: { rule: 'user', answer: 400 },

  checkMessages: { rule: 'user', answer: 200 },
  markMessageRead: { rule: 'user', answer: 400 },
  listMessages: { rule: 'user', answer: 200 },
  streamEvents: { rule: 'user', answer: 200 },
  sendBroadcast: { rule: 'proof', answer: 400, body: { content: '' } },
  listBroadcasts: { rule: 'admin', answer: 200 },
  exportBroadcasts: { rule: 'admin', answer: 200 },
  countAudience: { rule: 'admin', answer: 200 },
  sendSuggestion: { rule: 'public', answer: 400 },
  listSuggestions: { rule: 'admin', answer: 200 },
  searchSuggestions: { rule: 'admin', unproven: 'reads; in a body, since an e-mail may be searched for', answer: 400 },
  exportSuggestions: { rule: 'proof', answer: 200 },
  checkWhatsapp: { rule: 'user', answer: 200 },
  addWhatsapp: { rule: 'ownProof', answer: 400 },
  removeWhatsapp: { rule: 'user', answer: 404 },
  getBotLink: { rule: 'public', answer: 200 },
  confirmWhatsappWebhook: { rule: 'public', answer: 403, query: '?hub.mode=subscribe' },
  receiveWhatsappWebhook: { rule: 'public', answer: 401 },
  moveSuggestion: {
    rule: 'admin',
    unproven: 'sorts messages',
    answer: 200,
    of: 'suggestion',
    body: { state: 'em_analise' },
  },
  answerSuggestion: { rule: 'proof', answer: 400, of: 'suggestion' },
  eraseSuggestion: { rule: 'proof', answer: 200, of: 'suggestion' },
  cancelBroadcast: { rule: 'admin', unproven: 'stops what has not begun', answer: 200, of: 'scheduledBroadcast' },

  changeAdminPassword: { rule: 'proof', answer: 400, oneTime: true },
  getTotp: { rule: 'admin', answer: 200 },
  beginTotp: { rule: 'proof', answer: 200 },
  confirmTotp: { rule: 'proof', answer: 400 },
  removeTotp: { rule: 'proof', answer: 200 },
  renewRecoveryCodes: { rule: 'proof', answer: 409 },
  blockAccount: { rule: 'proof', answer: 200, of: 'account' },
  unblockAccount: { rule: 'proof', answer: 200, of: 'account' },
  endAccountSessions: { rule: 'proof', answer: 200, of: 'account' },
  removeAccountTotp: { rule: 'proof', answer: 200, of: 'account' },
  listSettings: { rule: 'admin', answer: 200 },
  changeSetting: { rule: 'proof', answer: 400, of: 'setting' },
  listAdmins: { rule: 'admin', answer: 200 },
  inviteAdmin: { rule: 'proof', answer: 400 },
  deactivateAdmin: { rule: 'proof', answer: 404, of: 'account' },
  reactivateAdmin: { rule: 'proof', answer: 404, of: 'account' },
  endAccountSession: { rule: 'proof', answer: 404, of: 'account' },
  sendResetLink: { rule: 'proof', answer: 200, of: 'account' },
  listUsers: { rule: 'admin', answer: 200 },
  searchUsers: {
    rule: 'admin',
    unproven: 'reads; in a body, since a name or an e-mail may be searched for',
    answer: 400,
  },
  exportUsers: { rule: 'proof', answer: 200 },
  openUser: { rule: 'admin', answer: 200, of: 'account' },
  revealUserEmail: { rule: 'proof', answer: 200, of: 'account' },
  extendPlan: { rule: 'proof', answer: 400, of: 'account' },
  revokeExtension: { rule: 'proof', answer: 404, of: 'account' },
  listPromotionalCodes: { rule: 'admin', answer: 200 },
  createPromotionalCode: { rule: 'proof', answer: 400 },
  editPromotionalCode: { rule: 'proof', answer: 200, of: 'promotionalCode' },
  exportPromotionalCodes: { rule: 'admin', answer: 200 },
  deletePromotionalCode: { rule: 'proof', answer: 200, of: 'promotionalCode' },
  listRedemptions: { rule: 'admin', answer: 200, of: 'promotionalCode' },
  exportRedemptions: { rule: 'proof', answer: 200, of: 'promotionalCode' },
  listSuppressions: { rule: 'admin', answer: 200 },
  exportSuppressions: { rule: 'proof', answer: 200 },
  suppressPerson: { rule: 'proof', answer: 400 },
  checkSuppression: { rule: 'admin', unproven: 'reads; in a body, since a document is searched for', answer: 400 },
  liftSuppression: { rule: 'proof', answer: 200, of: 'suppression' },
  getRetentionPeriods: { rule: 'public', answer: 200 },
  listAudit: { rule: 'admin', answer: 200 },
  searchAudit: { rule: 'admin', unproven: 'reads; in a body, since a document may be searched for', answer: 200 },
  exportAudit: { rule: 'proof', answer: 200 },
  getAuditRecord: { rule: 'admin', answer: 200, of: 'historyEntry' },
  listAdminActions: { rule: 'admin', answer: 200 },
  exportAdminActions: { rule: 'proof', answer: 200 },
  getAuditState: { rule: 'admin', answer: 200 },
  verifyAudit: { rule: 'admin', answer: 200 },

  fileDataSubjectRequest: { rule: 'public', answer: 400 },
  verifyReport: { rule: 'public', answer: 404, secret: true },
  getDataSubjectRequest: { rule: 'public', answer: 404, secret: true },
  confirmDataSubjectRequestEmail: { rule: 'public', answer: 400 },
  cancelDataSubjectRequest: { rule: 'public', answer: 400 },
  readDataSubjectAnswer: { rule: 'public', answer: 400 },
  listDataSubjectRequests: { rule: 'admin', answer: 200 },
  exportDataSubjectRequests: { rule: 'proof', answer: 200 },
  countWaitingDataSubjectRequests: { rule: 'admin', answer: 200 },
  openDataSubjectRequest: { rule: 'proof', answer: 200, of: 'dataSubjectRequest' },
  previewDataSubjectAnswer: { rule: 'proof', answer: 409, of: 'dataSubjectRequest' },
  askDataSubjectProof: { rule: 'proof', answer: 400, of: 'dataSubjectRequest' },
  confirmDataSubjectIdentity: { rule: 'proof', answer: 400, of: 'dataSubjectRequest' },
  suppressDataSubject: { rule: 'proof', answer: 409, of: 'dataSubjectRequest' },
  answerDataSubjectRequest: { rule: 'proof', answer: 400, of: 'dataSubjectRequest' },
  resendDataSubjectAnswer: { rule: 'proof', answer: 409, of: 'dataSubjectRequest' },
  refuseDataSubjectRequest: { rule: 'proof', answer: 400, of: 'dataSubjectRequest' },

  getCleanupStats: { rule: 'admin', answer: 200 },
  previewCleanup: { rule: 'admin', answer: 200 },
  exportCleanupPreview: { rule: 'proof', answer: 200 },
  executeCleanup: { rule: 'proof', answer: 200 },
  listCleanupRuns: { rule: 'admin', answer: 200 },
  exportCleanupRuns: { rule: 'proof', answer: 200 },
  listCleanupRemovals: { rule: 'admin', answer: 200, of: 'cleanupRun' },
  exportCleanupRemovals: { rule: 'proof', answer: 200, of: 'cleanupRun' },
};

/** The calls of the public API: what its key may do is what its account may. */
const OF_KEYS: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(
    LOOKUP_CATALOGUE.map(({ name }) => [`v1Lookup${name}`, { ...OF_PAGE[`lookup${name}`]!, rule: 'key' as const }]),
  ),
  v1ListLookups: { rule: 'key', answer: 200 },
  v1GetLookup: owned('key', 'protocol'),
  v1MakeReport: owned('key', 'protocol'),
  v1StartBatch: { rule: 'key', answer: 400 },
  v1ListBatches: { rule: 'key', answer: 200 },
  v1GetBatch: owned('key', 'batch'),
  v1ListBatchItems: owned('key', 'batch'),
  v1ExportBatch: owned('key', 'batch'),
  v1PauseBatch: owned('key', 'batch'),
  v1ResumeBatch: owned('key', 'batch'),
  v1CancelBatch: owned('key', 'batch'),
  v1RetryBatch: owned('key', 'batch'),
  v1DeleteBatch: { rule: 'key', of: 'batch', answer: 409, stranger: 404 },
  v1ListWebhookEndpoints: { rule: 'key', answer: 200 },
  v1AddWebhookEndpoint: { rule: 'key', answer: 400 },
  v1RotateWebhookSecret: { rule: 'key', of: 'webhookEndpoint', answer: 201, stranger: 404 },
  v1PauseWebhookEndpoint: owned('key', 'webhookEndpoint'),
  v1ResumeWebhookEndpoint: owned('key', 'webhookEndpoint'),
  v1RemoveWebhookEndpoint: { rule: 'key', of: 'webhookEndpoint', answer: 204, stranger: 404 },
  v1TestWebhookEndpoint: { rule: 'key', of: 'webhookEndpoint', answer: 202, stranger: 404 },
  v1ListWebhookDeliveries: owned('key', 'webhookEndpoint'),
  v1GetWebhookDelivery: { rule: 'key', of: 'webhookEndpoint', answer: 404, stranger: 404 },
  v1ResendWebhookDelivery: { rule: 'key', of: 'webhookEndpoint', answer: 404, stranger: 404 },
  v1GetWatchlist: { rule: 'key', answer: 200 },
  v1FollowCompanies: { rule: 'key', answer: 400, body: {} },
  v1UnfollowCompany: { rule: 'key', of: 'watchedCompany', answer: 204, stranger: 404 },
  v1ListWatchEvents: { rule: 'key', answer: 200 },
  v1ReadCompany: { rule: 'key', of: 'company', answer: 404 },
  v1ReadCompanyTimeline: { rule: 'key', of: 'company', answer: 404 },
  v1ReadCompanyGroup: { rule: 'key', of: 'company', answer: 404 },
  v1SearchCompanies: { rule: 'key', answer: 200, body: { uf: 'SP' } },
  v1GetUsage: { rule: 'key', answer: 200 },
  v1GetStatus: { rule: 'key', answer: 200 },
};

/** Who may do what: a line for every operation of docs/openapi.json and docs/openapi-v1.json. */
export const ROUTES: Readonly<Record<string, Route>> = { ...OF_PAGE, ...OF_KEYS };

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The document says that the administrator's password is asked for. */
  asksProof: boolean;
}

/** Every operation that the product has. */
export function operations(): Operation[] {
  return ['docs/openapi.json', 'docs/openapi-v1.json'].flatMap(operationsOf);
}

function operationsOf(file: string): Operation[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; 'x-step-up'?: true }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      asksProof: operation['x-step-up'] ?? false,
    })),
  );
}
