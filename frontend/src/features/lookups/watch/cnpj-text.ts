/** 12ABC34501DE35 → 12.ABC.345/01DE-35. The kernel's checks, which bring much more, are the server's here. */
export function cnpjInDots(cnpj: string): string {
  return cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/** The characters of a CNPJ, or of a part of one, as they are stored. */
export function cnpjWithoutDots(text: string): string {
  return text.replace(/[.\-/\s]/g, '').toUpperCase();
}
