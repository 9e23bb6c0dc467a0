import { Link } from 'react-router-dom';
import { version } from '../../../../clients/version.json';
import { dayText } from '../../shared/ui/dates';
import { DOT } from '../../shared/ui/dot';
import { usePageTitle } from '../../shared/ui/page-title';
import { CHANGES } from './changes';
import classes from './developers-page.module.css';
import { OneLanguage } from './language';
import { Playground } from './playground/playground';
import { Section } from './section';
import { START_SECTIONS, USE_SECTIONS } from './sections';
import { ErrorTable, LimitTable, TestAnswerTable } from './tables';

const FILES = [
  ['/v1/openapi.json', 'Documento OpenAPI 3.1', 'Cada chamada, campo e erro'],
  ['/sdk/nitido.postman_collection.json', 'Coleção do Postman', 'Todas as chamadas, com exemplos'],
  [`/sdk/nitido-${version}.tgz`, `Cliente TypeScript ${version}`, 'Pacote npm, sem dependências'],
  [`/sdk/nitido-${version}-py3-none-any.whl`, `Cliente Python ${version}`, 'Pacote pip, só a biblioteca padrão'],
] as const;

const INDEX = [
  ...START_SECTIONS.map(({ id, title }) => [id, title] as const),
  ['experimente', 'Experimente'] as const,
  ...USE_SECTIONS.map(({ id, title }) => [id, title] as const),
  ['erros', 'Erros'] as const,
  ['respostas-de-teste', 'Respostas que você pode provocar com a chave de teste'] as const,
  ['limites', 'Limites'] as const,
  ['mudancas', 'O que muda'] as const,
];

/** For who writes programs against /v1: from the key to the first answer, and what to know after it. */
export function DevelopersPage() {
  usePageTitle('Desenvolvedores');
  return (
    <OneLanguage>
      <div className={classes.page}>
        <header className={classes.head}>
          <p className={classes.kicker}>API pública{DOT}v1</p>
          <h1 className={classes.title}>Consulte a partir dos seus programas</h1>
          <p className={classes.lead}>
            As mesmas consultas do site, com a mesma finalidade, o mesmo registro e os mesmos limites, em uma API
            pequena que não muda sem aviso. Comece em modo de teste: pessoas fictícias, sem plano e sem custo.
          </p>
          <ul className={classes.files}>
            {FILES.map(([href, name, about]) => (
              <li key={href}>
                <a href={href}>
                  <strong>{name}</strong>
                  <span className="soft small">{about}</span>
                </a>
              </li>
            ))}
          </ul>
        </header>
        <nav aria-label="Nesta página" className={classes.index}>
          <ol>
            {INDEX.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.body}>
          {START_SECTIONS.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <section id="experimente" className={classes.wide} aria-labelledby="experimente-titulo">
            <h2 id="experimente-titulo">Experimente</h2>
            <p>
              Escolha uma chamada e execute com uma chave de teste. A chave fica só na memória desta página e some
              quando ela fecha.
            </p>
            <Playground />
          </section>
          {USE_SECTIONS.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <section id="erros" className={classes.wide} aria-labelledby="erros-titulo">
            <h2 id="erros-titulo">Erros</h2>
            <p>
              Todo erro é <code>application/problem+json</code> (RFC 9457). Decida pelo <code>code</code>, que não muda;
              o <code>title</code> é um texto em português que pode ser mostrado. Com o <code>requestId</code> o suporte
              acha a sua chamada; um erro sem ele veio de um servidor à frente do Nítido.
            </p>
            <ErrorTable />
          </section>
          <section id="respostas-de-teste" className={classes.wide} aria-labelledby="respostas-de-teste-titulo">
            <h2 id="respostas-de-teste-titulo">Respostas que você pode provocar com a chave de teste</h2>
            <p>
              Em <code>/v1/lookups/cpf</code> e <code>/v1/lookups/cnpj</code> uma chave <code>nit_test_…</code> responde
              a estes documentos sempre assim. Com os outros ela encontra pessoas fictícias.
            </p>
            <TestAnswerTable />
          </section>
          <section id="limites" className={classes.wide} aria-labelledby="limites-titulo">
            <h2 id="limites-titulo">Limites</h2>
            <p>
              Um 429, menos <code>TOO_MANY_CONNECTIONS</code>, diz em <code>details.politica</code> qual limite recusou,
              em <code>RateLimit</code> quanto dele resta e em <code>Retry-After</code> quantos segundos esperar. O
              tamanho de um limite vem em <code>RateLimit-Policy</code>, onde <code>q=300;w=60</code> são 300 em 60
              segundos. <code>HEAD</code> conta como <code>GET</code>.
            </p>
            <LimitTable />
          </section>
          <section id="mudancas" className={classes.wide} aria-labelledby="mudancas-titulo">
            <h2 id="mudancas-titulo">O que muda</h2>
            <p>
              Dentro de <code>/v1</code> só se acrescenta: chamadas, campos, códigos e cabeçalhos. Leia o que conhece e
              ignore o resto. O que vai sair é marcado no documento e responde com <code>Deprecation</code> e{' '}
              <code>Sunset</code>, com pelo menos doze meses entre o aviso e o fim; donos de chaves que o usam recebem
              um e-mail.
            </p>
            <dl className={classes.changes}>
              {CHANGES.map(({ date, items }) => (
                <div key={date}>
                  <dt className="faint tabular">
                    <time dateTime={date}>{dayText(date)}</time>
                  </dt>
                  <dd>
                    <ul>
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              Como cada tipo de consulta está agora: <Link to="/status">situação do serviço</Link>.
            </p>
          </section>
        </div>
      </div>
    </OneLanguage>
  );
}
