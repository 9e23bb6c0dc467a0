export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
