/** The sandbox's fixed credentials. They open nothing but the sandbox; the product refuses them in production. */
export const SANDBOX_CREDENTIALS = {
  bureauKey: 'sandbox-bureau-key',
  emailServiceKey: 'sandbox-email-key',
  photoServiceToken: 'sandbox-photo-token',
  pixServiceKey: 'sandbox-pix-key',
  serproConsumerKey: 'sandbox-serpro-key',
  serproConsumerSecret: 'sandbox-serpro-secret',
  mercadoPagoAccessToken: 'TEST-sandbox-access-token',
  mercadoPagoWebhookSecret: 'sandbox-mercado-pago-webhook-secret',
  bacenPixClientId: 'sandbox-pix-client',
  bacenPixClientSecret: 'sandbox-pix-client-secret',
  bacenPixKey: 'recebedor@nitido.example',
  recaptchaSecret: 'sandbox-recaptcha-secret',
  recaptchaSiteKey: 'sandbox-site-key',
} as const;
