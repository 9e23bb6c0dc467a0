import { Link } from 'react-router-dom';
import { EXAMPLES } from './examples';
import type { SectionProps } from './section';

export const START_SECTIONS: readonly SectionProps[] = [
  {
    id: 'chave',
    title: 'Crie uma chave',
    example: EXAMPLES.install,
    called: 'Instalar e guardar a chave',
    text: (
      <>
        <p>
          Em <Link to="/consultas?aba=perfil">Meu Perfil</Link>, no cartão Chaves de API. Ela aparece uma vez só:
          guarde-a fora do código, em uma variável de ambiente ou em um cofre.
        </p>
        <ul>
          <li>
            <code>nit_test_…</code> responde sobre pessoas fictícias: não pede plano, não conta e não guarda nada: o
            protocolo que traz não abre nada depois.
          </li>
          <li>
            <code>nit_live_…</code> consulta de verdade, com o seu plano, o seu histórico e o registro de auditoria.
          </li>
        </ul>
        <p>
          Cada chave tem os escopos que você marcar, e pode ter prazo, redes permitidas e uma finalidade padrão.
          Troque-a sem parar: a antiga continua valendo pelo tempo que você disser.
        </p>
        <p>
          Cada versão de um cliente tem endereço próprio e não muda de conteúdo: o hash do seu arquivo de versões
          continua valendo. Em produção, guarde o pacote junto do seu programa: assim ele não depende do nosso endereço.
        </p>
      </>
    ),
  },
  {
    id: 'consulta',
    title: 'Faça a primeira consulta',
    example: EXAMPLES.lookup,
    called: 'Primeira consulta',
    text: (
      <>
        <p>
          A chave vai em <code>Authorization: Bearer</code>, nunca no endereço. Consultas de pessoas pedem uma{' '}
          <code>finalidade</code>: a da chamada, a da chave ou a padrão da conta.
        </p>
        <p>
          A resposta tem <code>data</code>, o que a fonte disse, e <code>meta</code>: fonte, hora,{' '}
          <code>protocolo</code> e se os dados são simulados. Os exemplos desta página são executados pelos nossos
          testes como estão aqui.
        </p>
      </>
    ),
  },
];

export const USE_SECTIONS: readonly SectionProps[] = [
  {
    id: 'repeticao',
    title: 'Repita sem pagar duas vezes',
    example: EXAMPLES.errors,
    called: 'Tratar erros',
    text: (
      <>
        <p>
          Mande <code>Idempotency-Key</code> nas consultas, na busca de empresas, ao começar um lote e, nos webhooks, ao
          adicionar, trocar o segredo, testar ou reenviar; os outros <code>POST</code> não a usam, e repetidos não
          custam nada. A chave tem até 128 caracteres e vale por 24 horas na sua conta: com o mesmo corpo recebe a
          primeira resposta de novo, sem custo, com <code>Idempotency-Replayed: true</code>; com outro corpo é{' '}
          <code>422</code>; enquanto a primeira não termina, <code>409</code>.
        </p>
        <p>
          Os clientes fazem isso por você: criam a chave e tentam de novo depois de um 429, de um 503, de uma conexão
          que caiu ou de 60 segundos sem que nada chegue (<code>timeoutMs</code>, em Python <code>timeout</code>), com
          pausas que crescem e respeitam <code>Retry-After</code>; uma fonte fora do ar é consultada só mais uma vez;
          uma consulta em manutenção não é repetida; um 502 ou 504 fica para você. Um <code>GET</code> de uma empresa
          usa uma consulta e não tem essa chave: sem resposta, quem decide repetir é você. O que sobra chega como{' '}
          <code>NitidoError</code>.
        </p>
      </>
    ),
  },
  {
    id: 'lotes',
    title: 'Consulte uma lista',
    example: EXAMPLES.batch,
    called: 'Consultar uma lista e guardar os relatórios',
    text: (
      <>
        <p>
          Um lote tem até 10.000 linhas de um tipo e roda em segundo plano: cada linha é uma consulta como as outras, e
          nenhuma é contada duas vezes. No fim há o evento <code>batch.finished</code>, e cada linha tem o seu{' '}
          <code>verdict</code>; inválidas e repetidas não custam nada.
        </p>
        <p>
          De cada consulta salva há um relatório em PDF com um código, pelo qual qualquer pessoa confere em{' '}
          <Link to="/verificar">/verificar</Link> se ele é autêntico: vem em <code>X-Verification-Code</code>, e nos
          clientes com o relatório. Com uma chave de teste um lote não guarda resultados, e não há relatórios.
        </p>
      </>
    ),
  },
  {
    id: 'paginas',
    title: 'Percorra listas',
    example: EXAMPLES.list,
    called: 'Percorrer uma lista',
    text: (
      <>
        <p>
          Toda lista responde <code>data</code> e <code>nextCursor</code>. Peça a página seguinte com{' '}
          <code>?cursor=</code>, até ele vir nulo; <code>limit</code> vai de 1 a 100. A busca de empresas é um{' '}
          <code>POST</code>: os dois vão no corpo, com <code>limit</code> até 50, e cada página usa uma consulta.
        </p>
        <p>
          Nos clientes, <code>each</code> percorre todas as páginas, também as da busca.
        </p>
      </>
    ),
  },
  {
    id: 'webhooks',
    title: 'Receba webhooks',
    example: EXAMPLES.webhook,
    called: 'Receber um webhook',
    text: (
      <>
        <p>
          O Nítido avisa os seus programas sobre a conta (pagamentos, plano e o que mais você escolher) pelo esquema{' '}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a>. Adicione um endereço com <code>https</code>{' '}
          e guarde o segredo, que só a primeira resposta mostra. Webhooks e acompanhamento são da conta: pedem uma chave{' '}
          <code>nit_live_…</code>.
        </p>
        <p>
          Confira a assinatura antes de ler o corpo, responda 2xx em até 15 segundos e trabalhe depois. O que falha é
          enviado de novo por três dias, com o mesmo <code>webhook-id</code>: faça o trabalho de cada um uma vez só.
        </p>
      </>
    ),
  },
  {
    id: 'rastros',
    title: 'Siga cada chamada',
    text: (
      <>
        <p>
          Toda resposta traz <code>X-Request-Id</code>. Se a sua chamada tem <code>traceparent</code> (W3C Trace
          Context), a resposta o traz de volta no mesmo rastro, e o nosso registro fica ligado ao seu.
        </p>
        <p>
          Nos clientes, <code>onAnswer</code> (em Python <code>on_answer</code>) recebe o status e os cabeçalhos de cada
          resposta: <code>X-Request-Id</code>, <code>RateLimit</code>, <code>Idempotency-Replayed</code> e os demais.
        </p>
        <p>
          Não há CORS: uma chave em uma página de internet é uma chave de todos que a leem. Chame a API do seu servidor.
        </p>
      </>
    ),
  },
];
