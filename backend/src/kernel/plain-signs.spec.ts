import { plainSigns } from './plain-signs.js';

it.each([
  ['529.982.247-25', '529.982.247-25'],
  ['529.982.247\u201125', '529.982.247-25'],
  ['\u2013', '-'],
  ['\u202a529\u202c', '529'],
])('%j is, in plain signs, %j', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});
