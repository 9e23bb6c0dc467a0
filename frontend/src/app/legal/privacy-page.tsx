import { DATA_SUBJECT_DEADLINE_DAYS } from '@kernel/data-subject-request';
import { PURPOSES } from '@kernel/purposes';
import { SUGGESTION_DAYS } from '@kernel/suggestion';
import { TERMS_VERSION } from '@kernel/terms';
import { Link } from 'react-router-dom';
import { LegalIndex, LegalPage } from './legal-page';
import { Period } from './period';
import { PrivacyContact } from './privacy-contact';

const PARTS = [
  ['conta', '1. Dados de quem tem conta'],
  ['consultados', '2. Dados de quem é consultado'],
  ['finalidades', '3. Para que se consulta'],
  ['protegidos', '4. Quem nunca aparece'],
  ['auditoria', '5. Registro de auditoria'],
  ['protecao', '6. Como protegemos'],
  ['prazos', '7. Por quanto tempo'],
  ['compartilhamento', '8. Com quem os dados são compartilhados'],
  ['navegador', '9. Neste navegador'],
  ['direitos', '10. Seus direitos'],
] as const;

type Part = (typeof PARTS)[number][0];

export function PrivacyPage() {
  return (
    <LegalPage title="Aviso de privacidade" version={TERMS_VERSION}>
      <p>
        Este aviso diz, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018), quais dados pessoais o Nítido
        trata, por que, por quanto tempo, e o que você pode pedir. O controlador é quem opera este serviço.
      </p>
      <LegalIndex parts={PARTS} />

      <Heading part="conta" />
      <dl>
        <dt>Cadastro</dt>
        <dd>
          Nome, e-mail, data de criação, últimos acessos, finalidade padrão e a versão dos termos que você aceitou, com
          hora, endereço de rede e navegador. Base legal: execução do contrato.
        </dd>
        <dt>Senha</dt>
        <dd>Guardamos só um resumo criptográfico (argon2id), do qual não se recupera a senha.</dd>
        <dt>Sessões</dt>
        <dd>
          De cada aparelho em que você entrou: hora, endereço de rede e navegador. Servem para você reconhecer e
          encerrar acessos. Base legal: contrato e segurança.
        </dd>
        <dt>Pagamentos</dt>
        <dd>
          Plano, valor, data e identificador do Pix. O pagamento corre no seu banco; não vemos conta nem saldo. Base
          legal: contrato e obrigação legal.
        </dd>
        <dt>Avisos por e-mail</dt>
        <dd>
          Quais avisos você quer e quais lembretes do fim do plano já foram escritos. Base legal: contrato; as cópias
          dos avisos da administração, só se você pedir.
        </dd>
        <dt>Consultas</dt>
        <dd>
          O que você consultou, quando, com que finalidade e com que resultado. Base legal: contrato e legítimo
          interesse.
        </dd>
        <dt>Ritmo de uso</dt>
        <dd>
          Por uma hora, marcas com chave das últimas consultas, que não deixam ler o que foi consultado. Com elas o
          serviço percebe tentativas em sequência, desacelera e, se continuarem, para as consultas por uma hora. É uma
          decisão automática sobre a conta: você vê o motivo e pode pedir que uma pessoa a reveja (art. 20). Os números
          que levaram à decisão e o que a revisão decidiu ficam registrados para prestar contas; depois do fim da conta,
          só com um código no lugar dela. Base legal: legítimo interesse na proteção dos titulares.
        </dd>
        <dt>Mensagens para nós</dt>
        <dd>O que você escreve na página de sugestões e o e-mail para a resposta, criptografados.</dd>
      </dl>

      <Heading part="consultados" />
      <p>
        A resposta de uma consulta vem de uma fonte externa, é mostrada a quem consultou e fica no histórico dessa
        conta. O produto não traz nenhuma base de dados pessoais: consultas de pessoas só funcionam com fontes que o
        controlador contratou e registrou, com a base legal de cada uma. CNPJ e CEP vêm de fontes públicas.
      </p>
      <p>
        A foto é mostrada e não é guardada. Uma pontuação de crédito vem com o aviso de não usá-la como critério único.
        Sobre quem é consultado o Nítido não decide nada: não há perfil nem pontuação nossa.
      </p>

      <p>
        As consultas que uma conta fez da mesma pessoa ou empresa ficam reunidas num dossiê, só dela, em que ela pode
        escrever etiquetas e anotações, criptografadas.
      </p>

      <Heading part="finalidades" />
      <p>Toda consulta de dados de uma pessoa exige uma finalidade declarada, que fica registrada com ela:</p>
      <ul>
        {Object.values(PURPOSES).map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>

      <Heading part="protegidos" />
      <ul>
        <li>Menores de 18 anos são retirados das respostas, também quando aparecem como parente ou sócio de alguém.</li>
        <li>De quem morreu mostra-se só a situação cadastral.</li>
        <li>
          Quem pediu supressão e confirmou quem é não aparece mais: a consulta é recusada antes de qualquer fonte, e o
          que já estava salvo deixa de ser mostrado. Guardamos só um código com chave, nunca o documento.
        </li>
      </ul>

      <Heading part="auditoria" />
      <p>
        Cada consulta deixa um registro: quem fez, quando, de que tipo, com que finalidade, base legal e fonte, e com
        que desfecho. Do titular o registro guarda só a forma mascarada e um código com chave. Os registros são selados
        em cadeia, de modo que alterar, apagar ou inserir um deles depois aparece na conferência. Quem administra o
        serviço e lê, busca ou exporta a auditoria também fica registrado.
      </p>

      <Heading part="protecao" />
      <ul>
        <li>O que foi consultado e o que foi respondido é criptografado (AES-256-GCM) antes de ir para o banco.</li>
        <li>Listas e exportações mostram documentos e nomes mascarados; abrir um resultado salvo fica registrado.</li>
        <li>A sessão dura pouco e é renovada por um cookie que a página não consegue ler.</li>
        <li>Dados pessoais não vão para endereços de página nem para registros técnicos.</li>
        <li>As chaves das fontes ficam no servidor; o navegador só fala com o Nítido.</li>
      </ul>

      <Heading part="prazos" />
      <ul>
        <li>
          Resultados no histórico: <Period of="resultDays" unit="dias" />. Depois o resultado é apagado; ficam a linha e
          a consulta, criptografada, até você apagá-las ou encerrar a conta.
        </li>
        <li>
          Etiquetas e anotações de um dossiê: até a última consulta dele ser apagada ou passar do prazo dos resultados.
        </li>
        <li>
          A mesma pergunta da mesma conta pode ser respondida de novo, do próprio histórico, por{' '}
          <Period of="sameAnswerSeconds" unit="segundos" />, para não levar o dado outra vez à fonte.
        </li>
        <li>
          Pedidos de titulares: o que é pessoal neles é apagado <Period of="requestDays" unit="dias" /> depois do fim.
        </li>
        <li>
          Mensagens para nós: apagadas {SUGGESTION_DAYS.answered} dias depois da resposta; as que ficam sem resposta,{' '}
          {SUGGESTION_DAYS.unanswered} dias depois do envio. As de quem encerra a conta são apagadas com ela.
        </li>
        <li>
          Cadastro: enquanto a conta existir. Você mesmo pode exportar seus dados e encerrar a conta no perfil, também
          depois que o plano acaba, enquanto a sessão durar. Sem sessão e sem plano, peça no{' '}
          <Link to="/titular">portal do titular</Link>. Uma conta que fica sem plano é removida depois de um prazo:
          avisamos por e-mail alguns dias antes e, passado o prazo, apagamos os dados pessoais. Ela não pode voltar.
        </li>
        <li>
          Pagamentos, aceite dos termos e registro de auditoria: pelo prazo que a lei exige; depois do fim da conta, sem
          nome nem e-mail.
        </li>
      </ul>

      <Heading part="compartilhamento" />
      <ul>
        <li>
          Com a fonte consultada: só o que ela precisa para responder, como o documento. Nunca o nome de quem consulta.
          As fontes são perguntadas uma a uma, até a primeira resposta inteira; um “não encontrado” de CNPJ ou CEP é
          confirmado em outra fonte aberta.
        </li>
        <li>Com o provedor de pagamento: o necessário para gerar o Pix e confirmar que foi pago.</li>
        <li>Com o provedor de e-mail: o endereço e o texto das cartas que o serviço envia.</li>
        <li>
          Com o WhatsApp (Meta), se você usa o bot: seu número e o que se diz na conversa, onde o bot só responde com
          dados públicos de empresas e de endereços.
        </li>
        <li>Com o provedor da verificação de segurança, onde ela é pedida, quando está ligada.</li>
        <li>Com autoridades, quando a lei obriga.</li>
      </ul>
      <p>Não vendemos dados, não há publicidade e não usamos ferramentas de medição de terceiros.</p>

      <Heading part="navegador" />
      <p>
        Guardamos aqui o necessário para manter você conectado (nome, e-mail e o código da sessão), o tema e a escolha
        de atalhos; e, até a aba fechar, a última finalidade escolhida, o rascunho de uma sugestão e, se a sessão
        terminar, em que página você estava. Nenhuma consulta, documento ou resultado fica guardado no navegador. Um
        cookie próprio renova a sessão e outro reconhece este aparelho no login; nenhum deles é lido por outros sites.
        Ao sair, o que diz respeito à sessão é apagado. De quem compra antes de entrar, nome, e-mail e um código servem
        por uma hora; são apagados no login, por quem escolhe sair ali, ou na visita seguinte.
      </p>

      <Heading part="direitos" />
      <p>
        Tendo conta ou tendo sido consultado, você pode pedir (art. 18 da lei): confirmação de que há tratamento,
        acesso, correção, anonimização ou eliminação do que for excessivo, portabilidade, informação sobre
        compartilhamento e oposição. O pedido é feito em <Link to="/titular">titular de dados</Link>, sem conta e sem
        custo, e respondido em até {DATA_SUBJECT_DEADLINE_DAYS} dias. Antes de responder confirmamos sua identidade,
        para não entregar seus dados a outra pessoa; nenhuma cópia de documento fica guardada. Você também pode reclamar
        à Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
      <PrivacyContact />

      <p>
        As regras de uso estão nos <Link to="/termos">termos de uso</Link>.
      </p>
    </LegalPage>
  );
}

function Heading({ part }: { part: Part }) {
  return <h2 id={part}>{PARTS.find(([id]) => id === part)?.[1]}</h2>;
}
