import { drawCode } from './draw-code';

describe('a code drawn by lot', () => {
  it('has eight letters from A to Z or digits, and is not drawn twice', () => {
    const codes = Array.from({ length: 1_000 }, drawCode);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(new Set(codes).size).toBe(1_000);
  });

  it('leaves out the bytes that would make some letters likelier', () => {
    const bytes = [252, 255, 0, 35, 36, 251, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).set(bytes.splice(0, 8));
      return array;
    });
    expect(drawCode()).toBe('A9A9BCDE');
    draw.mockRestore();
  });
});
