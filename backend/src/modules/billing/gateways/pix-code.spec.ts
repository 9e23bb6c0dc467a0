import { brCodeChecksum } from '../../../kernel/br-code.js';
import { checkPixCode } from './pix-code.js';

function code({ account = '0014br.gov.bcb.pix0103abc', amount = '540515.00', txid = '62090505mpq01' } = {}): string {
  const merchant = `26${String(account.length).padStart(2, '0')}${account}`;
  const body = `000201${merchant}52040000530398${'6'}${amount}5802BR5906NITIDO6009SAO PAULO${txid}6304`;
  return body + brCodeChecksum(body);
}

describe('a code that came back from the gateway', () => {
  it('may be shown when it pays this amount under an id of its own', () => {
    expect(checkPixCode(code(), 1500)).toEqual({ payee: 'NITIDO' });
  });

  it('may leave the amount to the address where the bank fetches it', () => {
    const dynamic = '0014br.gov.bcb.pix2507x.com/1';
    expect(checkPixCode(code({ account: dynamic, amount: '', txid: '62070503***' }), 1500)).toEqual({
      payee: 'NITIDO',
    });
  });

  it('names the receiver that was agreed on, in whatever case and with or without accents', () => {
    expect(checkPixCode(code(), 1500, ' Nítido ')).toEqual({ payee: 'NITIDO' });
    expect(checkPixCode(code(), 1500, 'Nítida')).toEqual({ fault: 'it names NITIDO, not Nítida (PIX_RECEIVER_NAME)' });
  });

  it('is not shown with another amount, an open one, no id, a wrong checksum, or at all when none came', () => {
    const misshapen = { fault: 'its form, amount or id is not right' };
    expect(checkPixCode(code(), 1501)).toEqual(misshapen);
    expect(checkPixCode(code({ amount: '' }), 1500)).toEqual(misshapen);
    expect(checkPixCode(code({ txid: '62070503***' }), 1500)).toEqual(misshapen);
    expect(checkPixCode(code({ txid: '' }), 1500)).toEqual(misshapen);
    expect(checkPixCode(code().replace('NITIDO', 'OUTROS'), 1500)).toEqual(misshapen);
    expect(checkPixCode(null, 1500)).toEqual(misshapen);
  });
});
