import { FAULTS, OWN_FAULTS } from '../faults/fault-kinds.js';
import { MAGIC_AMOUNTS, MAGIC_CEPS, MAGIC_CNPJS, MAGIC_PAYERS } from '../faults/magic-inputs.js';
import { UNLUCKY } from '../faults/unlucky-people.js';
import { MAGIC_RECIPIENTS } from '../mail/mail-server.js';
import { NOTIFICATION_MODES } from '../pix-charges/charge.js';
import { RECAPTCHA_TOKENS } from '../recaptcha/recaptcha.vendor.js';
import { personSummary } from '../subjects.js';

/** Every documented way to make this world fail, for the page, for JSON and for tests. */
export function faultCatalogue() {
  return {
    faults: FAULTS.map(({ kind, effect }) => ({
      kind,
      effect,
      cpf: UNLUCKY[kind].cpf,
      person: personSummary(UNLUCKY[kind]),
      cnpj: {
        both: MAGIC_CNPJS.both[kind],
        brasilApi: MAGIC_CNPJS['brasil-api'][kind],
        minhaReceita: MAGIC_CNPJS['minha-receita'][kind],
      },
      cep: {
        all: MAGIC_CEPS.all[kind],
        brasilApi: MAGIC_CEPS['brasil-api'][kind],
        viacep: MAGIC_CEPS.viacep[kind],
        opencep: MAGIC_CEPS.opencep[kind],
      },
      pixPayer: `ana+${MAGIC_PAYERS[kind]}@gmail.com`,
      pixAmount: MAGIC_AMOUNTS[kind],
    })),
    ownFaults: OWN_FAULTS.map(({ kind, vendor, effect }) => ({
      kind,
      vendor,
      effect,
      person: personSummary(UNLUCKY[kind]),
    })),
    webhookPayers: NOTIFICATION_MODES.map((mode) => `ana+webhook-${mode}@gmail.com`),
    mailRecipients: Object.entries(MAGIC_RECIPIENTS).map(([part, { effect }]) => ({
      recipient: `ana+${part}@gmail.com`,
      effect,
    })),
    recaptchaTokens: RECAPTCHA_TOKENS,
  };
}

export type FaultCatalogue = ReturnType<typeof faultCatalogue>;
