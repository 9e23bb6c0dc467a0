import { FAULTS } from '../faults/fault-kinds.js';
import { MAGIC_AMOUNTS, MAGIC_CNPJS, MAGIC_CPFS, MAGIC_PAYERS } from '../faults/magic-inputs.js';
import { MAGIC_RECIPIENTS } from '../mail/mail-server.js';
import { NOTIFICATION_MODES } from '../mercado-pago/charge.js';
import { RECAPTCHA_TOKENS } from '../recaptcha/recaptcha.vendor.js';

/** Every documented way to make this world fail, for the page, for JSON and for tests. */
export function faultCatalogue() {
  return {
    faults: FAULTS.map(({ kind, effect }) => ({
      kind,
      effect,
      cpf: MAGIC_CPFS[kind],
      cnpj: {
        both: MAGIC_CNPJS.both[kind],
        brasilApi: MAGIC_CNPJS['brasil-api'][kind],
        minhaReceita: MAGIC_CNPJS['minha-receita'][kind],
      },
      pixPayer: `ana+${MAGIC_PAYERS[kind]}@gmail.com`,
      pixAmount: MAGIC_AMOUNTS[kind],
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
