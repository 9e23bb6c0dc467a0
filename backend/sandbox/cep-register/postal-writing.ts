const ACCENTED = new Map(
  (
    'São Niterói Vitória Florianópolis José Brasília Goiânia Cuiabá Maceió João Mossoró Luís Belém Macapá Ribeirão ' +
    'Uberlândia Acácias Magnólias Orquídeas Camélias Hortênsias Garças Bromélias Ipês Canários Girassóis Jacarandás ' +
    'Lírios Sabiás Manacás Jatobás Praça Águas União América Esperança'
  )
    .split(' ')
    .map((word) => [plain(word), word]),
);
const PARTICLES = ['DA', 'DAS', 'DE', 'DO', 'DOS'];

/** RIBEIRAO PRETO → Ribeirão Preto: the world's plain capitals as the postal service writes them. */
export function postalWriting(capitals: string): string {
  return capitals
    .split(' ')
    .map((word, place) => {
      if (place > 0 && PARTICLES.includes(word)) return word.toLowerCase();
      return ACCENTED.get(word) ?? word.slice(0, 1) + word.slice(1).toLowerCase();
    })
    .join(' ');
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
