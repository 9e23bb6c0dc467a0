import type { LivingRequest } from './data-request.js';
import {
  answer,
  askProof,
  cancel,
  confirmEmail,
  confirmIdentity,
  provenContacts,
  refuse,
  resendAnswer,
  suppressed,
} from './request-steps.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const PROOF = { method: 'presencial', note: 'Documento visto no balcão.', confirmed: [1] } as const;
const SENT = { text: 'Texto.', report: null };

const RECEIVED: LivingRequest = {
  id: '0198f3a0-0000-7000-8000-000000000000',
  protocol: '7Q2M-K9XD-R4TB-0WPN-H3E8',
  kind: 'acesso',
  state: 'recebida',
  receivedAt: NOW,
  dueOn: '2026-12-06',
  person: {
    name: 'Ana Souza',
    cpf: '52998224725',
    birthDate: '27/03/1980',
    email: 'ana@exemplo.com.br',
    message: '',
    contacts: [
      { kind: 'telefone', value: '11987654321', confirmed: false },
      { kind: 'rg', value: '123456789', confirmed: false },
    ],
  },
  emailConfirmedAt: null,
  identityMethod: null,
  identityNote: null,
  identityConfirmedAt: null,
  suppressedAt: null,
  answer: null,
  refusalReason: null,
  endedAt: null,
  erasedAt: null,
};

const at = (change: Partial<LivingRequest>): LivingRequest => ({ ...RECEIVED, ...change });
const VERIFYING = at({ state: 'em_verificacao', emailConfirmedAt: NOW });
const WAITING = at({ state: 'aguardando_titular', emailConfirmedAt: NOW });
const CONFIRMED = at({ state: 'confirmada', emailConfirmedAt: NOW, identityConfirmedAt: NOW });
const ANSWERED = at({ ...CONFIRMED, state: 'respondida', answer: SENT, endedAt: NOW });
const REFUSED = at({ state: 'recusada', refusalReason: 'pedido_repetido', endedAt: NOW });
const CANCELLED = at({ state: 'cancelada', endedAt: NOW });
const TO_SUPPRESS = at({ ...CONFIRMED, kind: 'supressao' });
const SUPPRESSED = at({ ...TO_SUPPRESS, suppressedAt: NOW });

const ALL = { RECEIVED, VERIFYING, WAITING, CONFIRMED, ANSWERED, REFUSED, CANCELLED, TO_SUPPRESS, SUPPRESSED };
const STEPS = {
  confirmEmail: (request: LivingRequest) => confirmEmail(request, NOW),
  cancel: (request: LivingRequest) => cancel(request, NOW),
  askProof: (request: LivingRequest) => askProof(request),
  confirmIdentity: (request: LivingRequest) => confirmIdentity(request, PROOF, NOW),
  suppressed: (request: LivingRequest) => suppressed(request, NOW),
  answer: (request: LivingRequest) => answer(request, SENT, NOW),
  resendAnswer: (request: LivingRequest) => resendAnswer(request),
  refuse: (request: LivingRequest) => refuse(request, 'impedimento_legal', NOW),
};

describe('A data subject’s request', () => {
  it.each([
    ['confirmEmail', ['RECEIVED']],
    ['cancel', ['RECEIVED']],
    ['askProof', ['VERIFYING', 'WAITING']],
    ['confirmIdentity', ['VERIFYING', 'WAITING']],
    ['suppressed', ['TO_SUPPRESS']],
    ['answer', ['CONFIRMED', 'SUPPRESSED']],
    ['resendAnswer', ['ANSWERED']],
    ['refuse', ['RECEIVED', 'VERIFYING', 'WAITING', 'CONFIRMED', 'TO_SUPPRESS']],
  ] as const)('allows %s in %j and nowhere else', (step, allowed) => {
    const open = Object.entries(ALL).filter(([, request]) => {
      try {
        STEPS[step](request);
        return true;
      } catch {
        return false;
      }
    });
    expect(open.map(([name]) => name)).toEqual(allowed);
  });

  it.each([
    ['confirmEmail', RECEIVED, { state: 'em_verificacao', emailConfirmedAt: NOW }, 'email_confirmado'],
    ['cancel', RECEIVED, { state: 'cancelada', endedAt: NOW }, 'pedido_cancelado'],
    ['askProof', VERIFYING, { state: 'aguardando_titular' }, 'comprovacao_solicitada'],
    ['suppressed', TO_SUPPRESS, { suppressedAt: NOW }, 'supressao_aplicada'],
    ['answer', CONFIRMED, { state: 'respondida', answer: SENT, endedAt: NOW }, 'resposta_enviada'],
    ['resendAnswer', ANSWERED, {}, 'resposta_reenviada'],
    ['refuse', VERIFYING, { state: 'recusada', refusalReason: 'impedimento_legal', endedAt: NOW }, 'pedido_recusado'],
  ] as const)('is changed by %s, which its record tells', (step, request, changes, event) => {
    expect(STEPS[step](request)).toEqual({ changes, event });
  });

  it('keeps how it came to be known who the person is', () => {
    expect(confirmIdentity(VERIFYING, PROOF, NOW)).toMatchObject({
      changes: {
        state: 'confirmada',
        identityMethod: 'presencial',
        identityNote: PROOF.note,
        identityConfirmedAt: NOW,
      },
      event: 'identidade_confirmada',
    });
  });

  it('says first that the e-mail is not confirmed', () => {
    for (const step of ['askProof', 'confirmIdentity'] as const)
      expect(() => STEPS[step](RECEIVED)).toThrow('O titular ainda não confirmou o e-mail deste pedido.');
    expect(() => STEPS.answer(TO_SUPPRESS)).toThrow('Aplique a supressão antes de responder.');
    expect(() => STEPS.cancel(VERIFYING)).toThrow('Este pedido não permite essa ação agora.');
  });

  it('counts as the person’s own the e-mail that was confirmed, and of the rest only what was proven', () => {
    expect(provenContacts(RECEIVED)).toEqual([{ kind: 'email', value: 'ana@exemplo.com.br' }]);
    const { changes } = confirmIdentity(VERIFYING, PROOF, NOW);
    expect(provenContacts({ ...VERIFYING, ...changes } as LivingRequest)).toMatchObject([
      { kind: 'email', value: 'ana@exemplo.com.br' },
      { kind: 'rg', value: '123456789' },
    ]);
  });

  it('does not count a representative’s e-mail as the person’s', () => {
    const { changes } = confirmIdentity(VERIFYING, { ...PROOF, method: 'procuracao' }, NOW);
    expect(provenContacts({ ...VERIFYING, ...changes } as LivingRequest)).toMatchObject([
      { kind: 'rg', value: '123456789' },
    ]);
  });
});
