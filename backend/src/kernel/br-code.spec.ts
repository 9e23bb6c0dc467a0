import { brCodeChecksum, parseBrCode } from './br-code.js';

const STATIC =
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6';
const VALID = [
  STATIC,
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 1235204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***630462CA',
  '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5912BARBARA PELE6015SAO MIGUEL DO O62070503***63040433',
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895',
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9',
  '00020126780014br.gov.bcb.pix0136f4c6089a-bfde-4c00-a2d9-9eaa584b02190216CobrancaEstatica5204000053039865406650.345802BR5903Pix6008BRASILIA6229052580a2d0a923984e8dbb80b4adf80950014br.gov.bcb.pix2573qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/d7913bcbfc4947c9811669db12b403746304595A',
  '00020101021226940014br.gov.bcb.pix2572qr-h.sandbox.pix.bcb.gov.br/rest/api/v2/7b2d64c4eb744a2d92a4dd5f8cfc4dfa5204000053039865802BR5913FULANO DE TAL6008BRASILIA62070503***80950014br.gov.bcb.pix2573qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/3d29b94249c54b3f8c533d729f59b5e56304DBE0',
  '00020126180014br.gov.bcb.pix5204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***80780014br.gov.bcb.pix2556payload.psp.com/rec/3ec9d2f9-5f03-4e0e-820d-63a81e769e876304A8B8',
  '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e75204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d06304A441',
];

const head = '000201';
const merchant = '26220014br.gov.bcb.pix0100';
const tail = '5204000053039865802BR5903ANA6003RIO';
const sealed = (body: string) => parseBrCode(`${body}6304${brCodeChecksum(`${body}6304`)}`);

describe('a BR Code', () => {
  it.each(VALID)('is read when structure and checksum are right: %s', (code) => {
    expect(parseBrCode(code)).not.toBeNull();
  });

  it('tells key, amount, receiver and city', () => {
    expect(parseBrCode(STATIC)).toEqual({
      key: 'thalesog@me.com',
      url: null,
      amountCents: 1000,
      merchantName: 'THALES OGLIARI',
      merchantCity: 'SAO MIGUEL DO O',
      txid: null,
      recurrenceUrl: null,
    });
  });

  it('tells the transaction id of a charge and the address of a recurrence', () => {
    expect(parseBrCode(VALID[5] ?? '')).toMatchObject({
      amountCents: 65034,
      txid: '80a2d0a923984e8dbb80b4adf',
      recurrenceUrl: 'qr-h.sandbox.pix.bcb.gov.br/rest/api/rec/d7913bcbfc4947c9811669db12b40374',
    });
  });

  it('tells the address of a dynamic charge', () => {
    expect(parseBrCode(VALID[3] ?? '')).toMatchObject({
      key: null,
      url: 'payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87',
      amountCents: null,
    });
  });

  it('is refused when any one character of it was changed', () => {
    for (let at = 0; at < STATIC.length; at++) {
      const other = STATIC[at] === '7' ? '8' : '7';
      expect(parseBrCode(STATIC.slice(0, at) + other + STATIC.slice(at + 1))).toBeNull();
    }
  });

  it('is refused with a right checksum over a broken structure', () => {
    expect(sealed(head + merchant + tail)).not.toBeNull();
    expect(sealed(head + tail)).toBeNull();
    expect(sealed(head + merchant + tail.replace('5303986', '5303840'))).toBeNull();
    expect(sealed(`${head}${merchant}${tail}54041,50`)).toBeNull();
    expect(sealed(`${head}${merchant}${tail}${head}`)).toBeNull();
    expect(sealed(`${head}${merchant}${tail}6299ab`)).toBeNull();
    expect(sealed(`${head}${merchant}${tail}ab02xy`)).toBeNull();
    expect(sealed(`${head}${merchant}${tail}620x`)).toBeNull();
    expect(sealed(merchant + tail)).toBeNull();
    expect(sealed(`000202${merchant}${tail}`)).toBeNull();
    expect(sealed(head + merchant + tail.replace('5802BR', '5802AR'))).toBeNull();
    expect(sealed(head + merchant + tail.replace('5903ANA', ''))).toBeNull();
    expect(parseBrCode('')).toBeNull();
    expect(parseBrCode('isto não é um código Pix')).toBeNull();
  });

  it('is refused when its checksum is not a field of its own at the end', () => {
    const body = `${head}${merchant}${tail}62086304`;
    expect(parseBrCode(body + brCodeChecksum(body))).toBeNull();
  });

  it.each([
    ['25', false],
    ['26', true],
    ['51', true],
    ['52', false],
  ])('has its receiver under an id from 26 to 51: %s', (id, read) => {
    const rest = tail.replace('52040000', id === '52' ? '' : '52040000');
    expect(sealed(head + merchant.replace(/^26/, id) + rest) !== null).toBe(read);
  });

  it('finds Pix among the arrangements that it names, whatever they are', () => {
    const others = '26180014com.arranjo.xx27080104abcd2804abcd';
    expect(sealed(`${head}${others}${merchant.replace(/^26/, '29')}${tail}`)).toMatchObject({ key: '' });
    expect(sealed(head + others + tail)).toBeNull();
  });

  it.each([
    ['540210', 1000],
    ['540410.5', 1050],
    ['540510.05', 1005],
    ['', null],
  ])('with %j costs %s cents', (amount, cents) => {
    expect(sealed(head + merchant + tail + amount)?.amountCents).toBe(cents);
  });

  it.each(['540610.005', '5404-1.5', '5404x1.5', '541112345678901', '5400'])('with %j is refused', (amount) => {
    expect(sealed(head + merchant + tail + amount)).toBeNull();
  });

  it.each(['6205abcde', '62060599ab', '62060502ab80020x'])('names no charge and no recurrence by %j', (fields) => {
    expect(sealed(head + merchant + tail + fields)).toMatchObject({ recurrenceUrl: null });
    expect(sealed(head + merchant + tail + fields.replace(/^62060502ab/, ''))).toMatchObject({ txid: null });
  });

  it('is read up to 2,000 characters', () => {
    const filled = (characters: number) => {
      let body = head + merchant + tail;
      for (let id = 81; body.length < characters - 8; id++) {
        const length = Math.min(99, characters - 8 - body.length - 4);
        body += `${id === 98 ? '01' : id}${String(length).padStart(2, '0')}${'x'.repeat(length)}`;
      }
      return body;
    };
    expect(filled(2_000)).toHaveLength(1_992);
    expect(sealed(filled(2_000))).not.toBeNull();
    expect(sealed(filled(2_001))).toBeNull();
  });
});

describe('the checksum', () => {
  it('is CRC-16/CCITT-FALSE', () => {
    expect(brCodeChecksum('123456789')).toBe('29B1');
  });
});
