import { WebhookSignatureValidator } from 'mercadopago';
import { signature, signatureHeader } from './webhook-signature.js';

const PARTS = {
  dataId: 'ord01jq4s4ky8hwq6na5pxb65b3d3',
  requestId: '2066ca19-c6f1-498a-be75-1923005edd06',
  ts: '1742505638683',
};

test('the signature is the one the gateway documents, and letter case counts', () => {
  expect(signature('your_secret_key_here', PARTS)).toBe(
    '633f91233312dd391ec75fa0bea539cfc2d6c4918873305b84a96cc1c58db71c',
  );
  expect(signature('your_secret_key_here', { ...PARTS, dataId: PARTS.dataId.toUpperCase() })).toBe(
    'fb15ae6472eb449173c556793205d77787d58f384d183bb5bc3b724c27bd103c',
  );
});

test("the gateway's own validator accepts the header and refuses it under another secret", () => {
  const header = signatureHeader('secret', PARTS);
  const validate = (secret: string) =>
    WebhookSignatureValidator.validate({
      xSignature: header,
      xRequestId: PARTS.requestId,
      dataId: PARTS.dataId,
      secret,
    });
  expect(() => validate('secret')).not.toThrow();
  expect(() => validate('other')).toThrow();
});
