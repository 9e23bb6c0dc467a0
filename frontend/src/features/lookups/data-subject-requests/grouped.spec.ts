import type { UseFormRegisterReturn } from 'react-hook-form';
import { DAY_MASK } from '../../../shared/ui/paste-day';
import { groupDigits, grouped } from './grouped';

describe('Digits that are grouped while they are typed', () => {
  it.each([
    ['529', '529'],
    ['5299', '529.9'],
    ['529.982.247-2', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-2512', '529.982.247-25'],
    ['', ''],
  ])('make of %j %j', (typed, written) => {
    expect(groupDigits(typed, '999.999.999-99')).toBe(written);
  });

  it('read a day as computers write it', async () => {
    const taken = async (): Promise<void> => undefined;
    const field: UseFormRegisterReturn = { name: 'birthDate', ref: () => undefined, onBlur: taken, onChange: taken };
    const target = { value: '1980-03-27', selectionStart: 10 };
    await grouped(field, DAY_MASK).onChange({ target });
    expect(target.value).toBe('27/03/1980');
  });
});
