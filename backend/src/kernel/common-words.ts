/**
 * Words of companies' names, activities and addresses that registers send without their accents, in Brazilian orthography.
 * Without accents each is no noun or adjective, and nobody's name.
 */
const WORDS = `
administração alimentação alimentícios comércio comunicação confecção confecções construção construções distribuição edificações
educação elétrica eletrônicos exportação falência farmácia farmacêuticos fabricação gráfica imobiliária imóveis importação
indústria indústrias informática instalação instalações instituição intervenção liquidação locação manutenção mecânica metalúrgica móveis
participações praça produção promoção publicação recuperação reparação representações serviço serviços siderúrgica soluções veículos vestuário vigilância
`
  .trim()
  .split(/\s+/);

const ACCENTED: ReadonlyMap<string, string> = new Map(WORDS.map((word) => [plain(word), word]));

/** "Construcoes Borges" → "Construções Borges". Capitals stay where they are. */
export function accented(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const known = ACCENTED.get(word.toLocaleLowerCase('pt-BR'));
    if (!known) return word;
    return [...known].map((letter, at) => (isCapital(word[at]) ? letter.toLocaleUpperCase('pt-BR') : letter)).join('');
  });
}

function isCapital(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLocaleLowerCase('pt-BR');
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
