import { maskCompanyName } from './mask-company-name.js';

it.each([
  ['MARIA DA SILVA ***.982.247-**', 'M**** D* S**** ***.982.247-**'],
  ['11.222.333 MARIA DA SILVA', '11.222.333 M**** D* S****'],
  ['12.ABC.345 ANA', '12.ABC.345 A**'],
  ['PADARIA DO BAIRRO LTDA', 'PADARIA DO BAIRRO LTDA'],
  ['X 11.222.333 PADARIA', 'X 11.222.333 PADARIA'],
  ['PADARIA 52998224725', 'PADARIA 52998224725'],
  ['PADARIA ***.982.247-** LTDA', 'PADARIA ***.982.247-** LTDA'],
  ['PADARIA *.982.247-**', 'PADARIA *.982.247-**'],
  ['PADARIA ***.982.247-*', 'PADARIA ***.982.247-*'],
  ['11.22.333 PADARIA', '11.22.333 PADARIA'],
  ['', ''],
])('The company %j is shown as %j', (name, shown) => {
  expect(maskCompanyName(name)).toBe(shown);
});
