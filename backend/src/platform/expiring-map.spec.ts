import { ExpiringMap } from './expiring-map.js';

function made(most = 10) {
  let now = 1_000;
  const map = new ExpiringMap<string>(60, most, () => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { map, wait };
}

describe('A map whose values expire', () => {
  it('gives a value until its time is over', () => {
    const { map, wait } = made();
    map.set('ana', 'um');
    wait(59);
    expect(map.get('ana')).toBe('um');
    wait(1);
    expect(map.get('ana')).toBeUndefined();
  });

  it('keeps none for longer than until the next one is put in', () => {
    const { map, wait } = made();
    map.set('ana', 'um');
    map.set('bia', 'dois');
    wait(30);
    map.set('caio', 'três');
    wait(30);
    expect(map.size).toBe(3);
    map.set('duda', 'quatro');
    expect([map.size, map.get('caio'), map.get('duda')]).toEqual([2, 'três', 'quatro']);
  });

  it('begins a value’s time anew when it is put in again', () => {
    const { map, wait } = made();
    map.set('ana', 'um');
    map.set('bia', 'dois');
    wait(50);
    map.set('ana', 'outro');
    wait(50);
    map.set('caio', 'três');
    expect([map.get('ana'), map.get('bia'), map.size]).toEqual(['outro', undefined, 2]);
  });

  it('holds so many at most, and lets the oldest go first', () => {
    const { map } = made(2);
    for (const key of ['ana', 'bia', 'caio']) map.set(key, key);
    expect([map.get('ana'), map.get('bia'), map.get('caio')]).toEqual([undefined, 'bia', 'caio']);
  });

  it('gives nothing that would last longer than it may, since the clock was set back', () => {
    const { map, wait } = made();
    map.set('ana', 'um');
    wait(-5);
    expect(map.get('ana')).toBeUndefined();
  });

  it('gives nothing of an age that is not believed, until it is again', () => {
    let heard = false;
    let now = 0;
    const map = new ExpiringMap<string>(
      60,
      10,
      () => now,
      (ageMs) => ageMs < 5 || heard,
    );
    map.set('ana', 'um');
    now = 4;
    expect(map.get('ana')).toBe('um');
    now = 5;
    expect(map.get('ana')).toBeUndefined();
    heard = true;
    expect(map.get('ana')).toBe('um');
  });

  it('forgets one, or all', () => {
    const { map } = made();
    for (const key of ['ana', 'bia', 'caio']) map.set(key, key);
    map.delete('ana');
    expect([map.get('ana'), map.get('bia')]).toEqual([undefined, 'bia']);
    map.clear();
    expect(map.size).toBe(0);
  });

  it('takes out those of which something is true', () => {
    const { map } = made();
    map.set('ana', 'um');
    map.set('bia', 'dois');
    map.deleteWhere((value) => value === 'um');
    expect([map.get('ana'), map.get('bia')]).toEqual([undefined, 'dois']);
  });

  it('has a value at the very moment at which it was put in, whatever fractions of a millisecond the clock tells', () => {
    for (let now = 10; now < 50_000; now += 37.0137) {
      const map = new ExpiringMap<string>(60_000, 1, () => now);
      map.set('a', 'x');
      expect(map.get('a')).toBe('x');
    }
  });
});
