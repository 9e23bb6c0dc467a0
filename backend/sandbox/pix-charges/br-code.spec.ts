import { brCodeChecksum } from '../../src/kernel/br-code.js';
import { brCode } from './br-code.js';

/** Codes from public documentation; the last four characters are the checksum of all before. */
const KNOWN_CODES = [
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6',
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 1235204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***630462CA',
  '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5912BARBARA PELE6015SAO MIGUEL DO O62070503***63040433',
  '00020126780014br.gov.bcb.pix0136f4c6089a-bfde-4c00-a2d9-9eaa584b02190216CobrancaEstatica5204000053039865406650.345802BR5903Pix6008BRASILIA6229052580a2d0a923984e8dbb80b4adf80950014br.gov.bcb.pix2573qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/d7913bcbfc4947c9811669db12b403746304595A',
  '00020101021226940014br.gov.bcb.pix2572qr-h.sandbox.pix.bcb.gov.br/rest/api/v2/7b2d64c4eb744a2d92a4dd5f8cfc4dfa5204000053039865802BR5913FULANO DE TAL6008BRASILIA62070503***80950014br.gov.bcb.pix2573qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/3d29b94249c54b3f8c533d729f59b5e56304DBE0',
  '00020126180014br.gov.bcb.pix5204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***80780014br.gov.bcb.pix2556payload.psp.com/rec/3ec9d2f9-5f03-4e0e-820d-63a81e769e876304A8B8',
  '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e75204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d06304A441',
];

test.each(KNOWN_CODES)('the checksum agrees with the documented code %s', (code) => {
  expect(brCodeChecksum(code.slice(0, -4))).toBe(code.slice(-4));
});

test('a charge becomes fields with right lengths, amount, payee, txid and checksum', () => {
  const code = brCode({
    location: '127.0.0.1:4100/pix/qr/v2/3ec9d2f9-5f03-4e0e-820d-63a81e769e87',
    amountCents: 1500,
    txid: 'mpqrinter1795227776261',
    payee: 'NITIDO SERVICOS DIGITAIS',
    city: 'SAO PAULO',
  });
  const fields = readFields(code);
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '986', '54': '15.00', '58': 'BR', '60': 'SAO PAULO' });
  expect(fields['59']).toBe('NITIDO SERVICOS DIGITAIS');
  expect(readFields(fields['26'] ?? '')['25']).toBe('127.0.0.1:4100/pix/qr/v2/3ec9d2f9-5f03-4e0e-820d-63a81e769e87');
  expect(readFields(fields['62'] ?? '')['05']).toBe('mpqrinter1795227776261');
  expect(fields['63']).toBe(brCodeChecksum(code.slice(0, -4)));
});

function readFields(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}
