import { type HTMLElement, parse } from 'node-html-parser';
import { tellsDeath } from '../../../../kernel/has-died.js';
import { normaliseText, plainName, type RegistrationResult } from '../../model/index.js';

/** What the page is: somebody's registration, a refusal of the given data, a captcha, or nothing that can be read. */
export type RegistrationPage =
  | { readonly kind: 'found'; readonly cpf: string; readonly data: RegistrationResult }
  | { readonly kind: 'nobody' | 'captcha' | 'unreadable' };

const REFUSALS = /NAO ENCONTRADO|DIVERGENTE|CPF INCORRETO/;
const ISSUED = /emitido às:\s*(\d{2}:\d{2}:\d{2})\s*do dia\s*(\d{2}\/\d{2}\/\d{4})/;

/** Reads the tax authority's public page. A captcha is only recognised: whoever meets one is to say that the source is out. */
export function readRegistrationPage(html: string, source: string): RegistrationPage {
  const page = parse(html);
  if (page.querySelector('#hcaptcha, .h-captcha, .g-recaptcha')) return { kind: 'captcha' };
  if (REFUSALS.test(plainName(textOf(page.querySelector('.mensagemErro'))))) return { kind: 'nobody' };
  const fields = new Map(
    page.querySelectorAll('.clConteudoDados').map((field) => {
      const [label = '', ...value] = textOf(field).split(':');
      return [plainName(label), normaliseText(value.join(':'))];
    }),
  );
  const cpf = (fields.get('NO DO CPF') ?? '').replace(/\D/g, '');
  const nome = fields.get('NOME') ?? null;
  const situacao = fields.get('SITUACAO CADASTRAL') ?? null;
  const issued = ISSUED.exec(textOf(page));
  if (cpf.length !== 11 || !nome || !situacao || !issued) return { kind: 'unreadable' };
  const nascimento = fields.get('DATA DE NASCIMENTO') ?? null;
  const obito = tellsDeath({ obito: fields.get('ANO DE OBITO') }) ? 'SIM' : null;
  return {
    kind: 'found',
    cpf,
    data: {
      dados_pessoais: { nome, cpf, nascimento, situacao_cadastral: situacao, obito },
      receita_federal: {
        situacao,
        ultima_atualizacao: `${issued[2]} ${issued[1]}`,
        pendencias: situacao.startsWith('PENDENTE') ? situacao : null,
        fonte: source,
      },
    },
  };
}

function textOf(element: HTMLElement | null): string {
  return element?.textContent.replace(/\s+/g, ' ') ?? '';
}
