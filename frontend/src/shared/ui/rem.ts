/** Pixels as a sheet's are built: of the letter size that the reader has set. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
