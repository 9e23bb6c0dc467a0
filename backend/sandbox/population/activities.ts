/** What a company does: CNAE and the words its name is made of. */
export interface Activity {
  code: number;
  description: string;
  word: string;
}

type Row = [code: number, word: string, description: string];

const ROWS: Row[] = [
  [
    4711302,
    'SUPERMERCADO',
    'Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - supermercados',
  ],
  [4781400, 'MODAS', 'Comércio varejista de artigos do vestuário e acessórios'],
  [5611201, 'RESTAURANTE', 'Restaurantes e similares'],
  [5611203, 'LANCHONETE', 'Lanchonetes, casas de chá, de sucos e similares'],
  [9602501, 'BELEZA', 'Cabeleireiros, manicure e pedicure'],
  [6201501, 'SISTEMAS', 'Desenvolvimento de programas de computador sob encomenda'],
  [6204000, 'TECNOLOGIA', 'Consultoria em tecnologia da informação'],
  [4120400, 'CONSTRUCOES', 'Construção de edifícios'],
  [4520001, 'AUTOMECANICA', 'Serviços de manutenção e reparação mecânica de veículos automotores'],
  [
    4930202,
    'TRANSPORTES',
    'Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional',
  ],
  [4771701, 'FARMACIA', 'Comércio varejista de produtos farmacêuticos, sem manipulação de fórmulas'],
  [4744099, 'MATERIAIS DE CONSTRUCAO', 'Comércio varejista de materiais de construção em geral'],
  [6920601, 'CONTABILIDADE', 'Atividades de contabilidade'],
  [7319002, 'PROMOCOES', 'Promoção de vendas'],
  [8599604, 'TREINAMENTOS', 'Treinamento em desenvolvimento profissional e gerencial'],
  [8630503, 'CLINICA MEDICA', 'Atividade médica ambulatorial restrita a consultas'],
  [1091102, 'PADARIA', 'Fabricação de produtos de padaria e confeitaria com predominância de produção própria'],
  [4321500, 'INSTALACOES ELETRICAS', 'Instalação e manutenção elétrica'],
  [8121400, 'LIMPEZA', 'Limpeza em prédios e em domicílios'],
  [4761003, 'PAPELARIA', 'Comércio varejista de artigos de papelaria'],
];

export const ACTIVITIES: readonly Activity[] = ROWS.map(([code, word, description]) => ({ code, word, description }));
