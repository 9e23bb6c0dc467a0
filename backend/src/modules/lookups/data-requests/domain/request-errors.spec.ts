import * as errors from './request-errors.js';

it.each([
  [errors.noSuchRequest, 'not-found', 'PRIVACY_REQUEST_NOT_FOUND'],
  [errors.formKeyUsed, 'conflict', 'FORM_KEY_USED'],
  [errors.notInThisState, 'conflict', 'PRIVACY_REQUEST_STATE'],
  [errors.emailUnconfirmed, 'conflict', 'EMAIL_NOT_CONFIRMED'],
  [errors.emailConfirmed, 'conflict', 'EMAIL_CONFIRMED'],
  [errors.identityUnconfirmed, 'conflict', 'IDENTITY_NOT_CONFIRMED'],
  [errors.suppressionPending, 'conflict', 'SUPPRESSION_PENDING'],
  [errors.secondPersonRequired, 'conflict', 'SECOND_PERSON_REQUIRED'],
  [errors.personErased, 'conflict', 'PRIVACY_REQUEST_ERASED'],
  [errors.requestLinkOver, 'invalid', 'LINK_INVALID'],
  [errors.unreadProtocol, 'invalid', 'INVALID_INPUT'],
])('The refusal %p is of the kind %s, with the code %s', (refusal, kind, code) => {
  expect(refusal()).toMatchObject({ kind, code });
});
