export interface HumanProof {
  readonly captchaToken?: string | null;
  readonly captchaV2Token?: string | null;
}

/** Tells people from programs: CAPTCHA_REQUIRED without a token, CAPTCHA_FAILED when it does not convince. */
export abstract class HumanCheck {
  abstract demand(proof: HumanProof, address: string | null): Promise<void>;
}
